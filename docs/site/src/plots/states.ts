/**
 * The states of both services as diagrams, drawn at build time from the tables that the sandbox runs by.
 */
import { type Machine, machines as all } from "@fieldwork/sandbox/states"
import { instance } from "@viz-js/viz"

const viz = await instance()

/** Replaced by the colour of the text around it. */
const ink = "#010203"

/** Graphviz measures letters by a narrower font than a reader may have: words are laid out at one size and shown at a smaller one. */
const size = { measured: 16, shown: 13 }

const draw = ({ transitions }: Machine): string => {
  const states = [...new Set(transitions.flatMap(({ from, to }) => [from, to]))]
  const letters = { fontname: "Helvetica", fontsize: size.measured, fontcolor: ink, color: ink }
  const svg = viz.renderString(
    {
      graphAttributes: { rankdir: "TB", bgcolor: "transparent", nodesep: 0.6, ranksep: 0.55 },
      nodeAttributes: { ...letters, shape: "box", style: "rounded", margin: 0.16 },
      edgeAttributes: { ...letters, arrowsize: 0.7 },
      nodes: states.map((name) => ({ name })),
      // What stands behind a colon is for the table.
      edges: transitions.map(({ from, to, when }) => ({
        tail: from,
        head: to,
        attributes: { label: ` ${when.split(":")[0] ?? when} ` }
      }))
    },
    { format: "svg" }
  )
  // Its titles repeat the names, and its fonts are not ours.
  return svg
    .slice(svg.indexOf("<svg"))
    .replaceAll(/<title>[\s\S]*?<\/title>\n?/g, "")
    .replaceAll(/<!--[\s\S]*?-->\n?/g, "")
    .replaceAll(/ font-family="[^"]*"/g, "")
    .replaceAll(`font-size="${size.measured}.00"`, `font-size="${size.shown}"`)
    .replaceAll(ink, "currentColor")
    .replace("<svg", '<svg aria-hidden="true"')
}

export interface Diagram extends Machine {
  readonly svg: string
}

export const diagrams: ReadonlyArray<Diagram> = all.map((machine) => ({ ...machine, svg: draw(machine) }))
