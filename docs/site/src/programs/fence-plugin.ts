/**
 * Extends the code blocks in guides. The file name is shown above an excerpt of a program, and a panel that runs the program is added below its
 * output.
 */
import { definePlugin } from "@astrojs/starlight/expressive-code"
import { type Element, h } from "@astrojs/starlight/expressive-code/hast"
import { type GuideProgram, guideProgram } from "./guide-programs.ts"

const fileOf = (name: string): string => name.split("#")[0] ?? name

const runnable = ({ code, file }: GuideProgram): Array<Element> => [
  h("div.fw-code-head", [
    h("span.fw-code-name", file),
    h("span.fw-state", { role: "status" }, "press Run"),
    h("button.fw-copy", { type: "button", "aria-label": `Copy ${file}` }, "Copy")
  ]),
  h("details.fw-program-code", [
    h("summary", "The complete program, to read and to change"),
    h("textarea", { "aria-label": `${file}, the program`, rows: "20", spellcheck: "false", wrap: "off" }, code)
  ]),
  h("div.fw-actions", [
    h("button.fw-run", { type: "button" }, "Run in this page"),
    h("button.fw-reset", { type: "button", hidden: true }, "Undo the changes")
  ]),
  h("pre.fw-output", { tabindex: "0", role: "region", "aria-label": `Output of ${file}`, hidden: true }, [h("code")])
]

const panelOf = (program: GuideProgram): Element =>
  program.needsNode === undefined
    ? h(
        "fw-program",
        {
          class: "fw-code not-content",
          "data-files": JSON.stringify(program.files),
          "data-compiled": JSON.stringify(program.compiled)
        },
        runnable(program)
      )
    : h("p.fw-needs-node", [
        h("code", program.file),
        ` does not run in this page: ${program.needsNode}. With Node: `,
        h("code", `node ${program.file}`),
        "."
      ])

export const guidePrograms = () =>
  definePlugin({
    name: "guide-programs",
    hooks: {
      preprocessMetadata: ({ codeBlock: { language, metaOptions, props } }) => {
        const file = metaOptions.getString("file")
        const output = metaOptions.getString("output")
        if (file !== undefined) props.title ??= fileOf(file)
        if (output !== undefined) props.title ??= `output of ${output}`
        if (language === "sh") props.title ??= "terminal"
      },
      postprocessRenderedBlock: ({ codeBlock, renderData }) => {
        const output = codeBlock.metaOptions.getString("output")
        if (output === undefined) return
        renderData.blockAst = h("div", [renderData.blockAst, panelOf(guideProgram(output))])
      }
    }
  })
