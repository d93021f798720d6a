/**
 * Draws the state diagrams of both services. They are drawn at build time from the transition tables of the sandbox.
 */
import { type StateMachine, stateMachines as all } from "@fieldwork/sandbox/states"
import { instance } from "@viz-js/viz"

const viz = await instance()

/** A placeholder colour, which is replaced by the colour of the surrounding text. */
const ink = "#010203"

/**
 * The font sizes in points. Graphviz measures text in a font that may be narrower than the reader's font. Therefore, the text is laid out at a larger
 * size than the displayed size.
 */
const size = { measured: 16, shown: 13 }

const draw = ({ transitions }: StateMachine): string => {
  const states = [...new Set(transitions.flatMap(({ from, to }) => [from, to]))]
  const letters = { fontname: "Helvetica", fontsize: size.measured, fontcolor: ink, color: ink }
  const svg = viz.renderString(
    {
      graphAttributes: { rankdir: "TB", bgcolor: "transparent", nodesep: 0.6, ranksep: 0.55 },
      nodeAttributes: { ...letters, shape: "box", style: "rounded", margin: 0.16 },
      edgeAttributes: { ...letters, arrowsize: 0.7 },
      nodes: states.map((name) => ({ name })),
      // The part of the label after a colon is shown only in the table of transitions, not in the diagram.
      edges: transitions.map(({ from, to, when }) => ({
        tail: from,
        head: to,
        attributes: { label: ` ${when.split(":")[0] ?? when} ` }
      }))
    },
    { format: "svg" }
  )
  // Removes titles (which repeat the names of the states), comments and fonts, and converts points to pixels.
  return svg
    .slice(svg.indexOf("<svg"))
    .replaceAll(/<title>[\s\S]*?<\/title>\n?/g, "")
    .replaceAll(/<!--[\s\S]*?-->\n?/g, "")
    .replaceAll(/ font-family="[^"]*"/g, "")
    .replaceAll(`font-size="${size.measured}.00"`, `font-size="${size.shown}"`)
    .replaceAll(ink, "currentColor")
    .replaceAll(/ (width|height)="([\d.]+)pt"/g, ' $1="$2"')
    .replace("<svg", '<svg aria-hidden="true"')
}

export interface Diagram extends StateMachine {
  readonly svg: string
}

export const diagrams: ReadonlyArray<Diagram> = all.map((machine) => ({ ...machine, svg: draw(machine) }))
