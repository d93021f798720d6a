/**
 * Renders a report as one HTML file. The file loads no other resources, is accessible to screen readers, and prints on A4.
 */
import { escapeXml, forestAxis, track, trackAxis } from "@fieldwork/lift-plots"
import type { PartRow, QuestionRow, Remark, Report } from "../report/Report.ts"
import {
  inWords,
  capital,
  formatCount,
  level as levelText,
  liftText,
  longDay,
  range,
  share,
  withinSentence
} from "../report/format.ts"
import { sharesOf } from "../report/sharesOf.ts"
import { version } from "../Version.ts"
import { fontAddress } from "./Font.ts"
import { allValues } from "./allValues.ts"
import * as Plots from "./Plots.ts"
import { styleOf } from "./Style.ts"
import { verdictOfFigure } from "./verdictOfFigure.ts"

const mark = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 2.5v19" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><path d="M5 7h16.5M5 15h10.5" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><circle cx="14.5" cy="7" r="3.6" fill="var(--flag)"/><circle cx="10.5" cy="15" r="2.9" fill="var(--surface)" stroke="currentColor" stroke-width="2"/></svg>`
const tick = `<svg viewBox="0 0 12 12" width="11" height="11" aria-hidden="true"><path d="m2 6.5 2.8 2.8L10 3.5" fill="none" stroke="currentColor" stroke-width="2"/></svg>`
const legend = `<div class="legend" aria-hidden="true"><span><svg width="22" height="10" viewBox="0 0 22 10"><path d="M1 5h20" stroke="var(--plot-yes)" stroke-width="2.5" opacity=".5"/><circle cx="11" cy="5" r="4" fill="var(--plot-yes)"/></svg>interval excludes zero</span><span><svg width="22" height="10" viewBox="0 0 22 10"><path d="M1 5h20" stroke="var(--plot-no)" stroke-width="2.5" opacity=".5"/><circle cx="11" cy="5" r="3.2" fill="var(--surface)" stroke="var(--plot-no)" stroke-width="1.8"/></svg>interval includes zero</span></div>`

/** Returns a paragraph, or an empty string if the text is empty. */
const paragraph = (text: string, className = "say"): string =>
  text === "" ? "" : `<p class="${className}">${escapeXml(text)}</p>`

const remark = ({ kind, text }: Remark, isPart: boolean): string => {
  const isSignificant = kind === "significantAdjusted" || kind === "significantAlready"
  return isSignificant
    ? `<span class="hold${text === "decline" ? " down" : ""}">${isPart ? tick : ""}${escapeXml(text)}</span>`
    : `<span class="quiet">${escapeXml(text)}</span>`
}

const liftCell = (
  { estimate: { lower, points, upper }, row }: Pick<PartRow, "estimate" | "row">,
  strong: boolean
): string => {
  if (points === null || lower === null || upper === null)
    return `<td class="num quiet">${row.tooFew ? "too few" : "not available"}</td>`
  const value = liftText({ points, lower, upper })
  return `<td class="num">${strong ? `<b>${value}</b>` : value}<span class="quiet rg"> ${range(lower, upper)}</span></td>`
}

const cover = (report: Report): string => {
  const { headline, keyFacts, subtitle, lead, main, source } = report
  const { mismatch, sentence } = report.sample
  const verdict = verdictOfFigure(report)
  const { lower = null, points = null, upper = null } = main?.estimate ?? {}
  const figure =
    points === null || lower === null || upper === null
      ? `<div class="fig"><b>–</b><span>${escapeXml(main?.name ?? "No question")}<em>${main?.row.tooFew === false ? "not available" : "too few respondents"}</em></span></div>`
      : `<div class="fig ${verdict === "no" ? "" : verdict}"><b>${liftText({ points, lower, upper })}</b><span>points of ${escapeXml(withinSentence(main?.name ?? ""))}<em>${range(lower, upper)}, at ${levelText(source.table.level)}</em></span></div>`
  return `<section class="cover"><p class="kick">${escapeXml(subtitle)}</p><h1>${escapeXml(headline)}</h1>${mismatch ? paragraph(sentence, "say warn") : ""}<div class="lead">${figure}<p>${escapeXml(lead)}</p></div><dl class="keys">${keyFacts
    .map(([label, value]) => `<div><dt>${escapeXml(label)}</dt><dd>${escapeXml(value)}</dd></div>`)
    .join("")}</dl></section>`
}

const questionRow = (row: QuestionRow, report: Report, axis: ReturnType<typeof forestAxis>): string => {
  const { decimals, ...shares } = sharesOf(row.row)
  return `<tr${row.estimate.points === null ? ' class="few"' : ""}><th scope="row">${escapeXml(row.name)}${row.text === "" ? "" : `<span class="qt">${escapeXml(row.text)}</span>`}</th><td class="num cx">${share(shares.exposed, decimals)}</td><td class="num cx">${share(shares.control, decimals)}</td><td class="tr">${track(row.estimate, axis, Plots.placeholder(report, row.row))}</td>${liftCell(row, true)}<td class="vd">${remark(row.remark, false)}</td></tr>`
}

const questions = (report: Report): string => {
  const { questions: all, questionsNote } = report
  const axis = forestAxis(
    all.map(({ estimate }) => estimate),
    4
  )
  const heading = all.length === 1 ? "One question" : `${capital(inWords(all.length))} questions`
  return `<section><h2>${heading}</h2><table class="forest k"><caption class="sr">Lift of the questions</caption><thead><tr><th scope="col">Question</th><th scope="col" class="num cx">Exposed</th><th scope="col" class="num cx">Control</th><th scope="col" class="tr"><span class="sr">Interval</span>${trackAxis(axis)}</th><th scope="col" class="num">Lift, points</th><th scope="col" class="vd">Result</th></tr></thead><tbody>${all
    .map((row) => questionRow(row, report, axis))
    .join("")}</tbody></table>${paragraph(questionsNote)}</section>`
}

const daily = (report: Report): string => {
  const { daily: own, main, source } = report
  if (main === undefined || own.days.length === 0) return ""
  return `<section class="keep"><h2>Lift by day</h2><figure><div class="ph"><span>${escapeXml(main.name)}, lift in percentage points with its ${levelText(source.table.level)} interval</span>${legend}</div><div class="p-wide">${Plots.daily(report)}</div><div class="p-narrow">${Plots.daily(report, 350, 280)}</div><figcaption>${escapeXml(own.caption)}</figcaption></figure></section>`
}

const partRow = (row: PartRow, report: Report, axis: ReturnType<typeof forestAxis>): string =>
  `<tr${row.estimate.points === null ? ' class="few"' : ""}><th scope="row">${escapeXml(row.label)}</th><td class="num pp">${formatCount(row.respondents)}</td><td class="tr">${track(row.estimate, axis, Plots.placeholder(report, row.row))}</td>${liftCell(row, false)}<td class="vd">${remark(row.remark, true)}</td></tr>`

const parts = (report: Report): string => {
  const { main, parts: own } = report
  if (main === undefined || own.groups.length === 0) return ""
  const everyone: PartRow = {
    ...main,
    label: "Everyone",
    respondents: (main.row.exposed ?? 0) + (main.row.control ?? 0),
    remark: { kind: "notSignificant", text: "" }
  }
  const axis = forestAxis([everyone, ...own.groups.flatMap(({ rows }) => rows)].map(({ estimate }) => estimate))
  const bodies = own.groups.map(
    ({ label, rows }) =>
      `<tbody><tr class="group"><th colspan="5" scope="rowgroup">${escapeXml(label)}</th></tr>${rows.map((row) => partRow(row, report, axis)).join("")}</tbody>`
  )
  return `<section class="brk"><h2>Lift by part</h2><p class="say first"><b>Interpret with care.</b> ${escapeXml(own.before)}</p><table class="forest b"><caption class="sr">Lift of ${escapeXml(main.name)} by part</caption><thead><tr><th scope="col">${escapeXml(main.name)} by part</th><th scope="col" class="num pp">Respondents</th><th scope="col" class="tr"><span class="sr">Interval</span>${trackAxis(axis)}</th><th scope="col" class="num">Lift, points</th><th scope="col" class="vd">Adjusted</th></tr></thead><tbody class="all">${partRow(everyone, report, axis)}</tbody>${bodies.join("")}</table>${paragraph(own.after)}</section>`
}

const frequency = (report: Report): string => {
  const { frequency: own, main } = report
  if (main === undefined || own.steps.length === 0) return ""
  return `<section class="keep"><h2>Lift by frequency</h2><figure><div class="ph"><span>${escapeXml(main.name)}, lift in percentage points by number of times the ad was seen, with the number of respondents</span></div><div class="p-wide">${Plots.frequency(report)}</div><div class="p-narrow">${Plots.frequency(report, 350)}</div>${own.sentence === "" ? "" : `<figcaption>${escapeXml(own.sentence)}</figcaption>`}</figure></section>`
}

const sample = (report: Report): string =>
  report.sample.exposed + report.sample.control === 0
    ? ""
    : `<section class="keep"><h2>Exposed and control groups</h2><figure><div class="p-wide">${Plots.sample(report)}</div><div class="p-narrow">${Plots.sample(report, 350)}</div><figcaption>${escapeXml(report.sample.sentence)}</figcaption></figure></section>`

const method = (report: Report): string =>
  `<section class="method"><h2>Method</h2><dl>${report.method
    .map(([term, text]) => `<div><dt>${escapeXml(term)}</dt><dd>${escapeXml(text)}</dd></div>`)
    .join(
      ""
    )}<div><dt>To reproduce it</dt><dd><code>${escapeXml(report.command)}</code>, version ${version}, data of ${escapeXml(longDay(report.source.asOf))}, ${report.source.asOf.slice(11, 16)} UTC. The same data produces the same file.</dd></div></dl>${allValues(report)}</section>`

/**
 * Returns a report as one HTML file that makes no network requests, has a light and a dark theme, and prints on A4. The same report always produces
 * the same bytes.
 *
 * @example
 * ```ts
 * import { createBrandLift } from "@fieldwork/brand-lift/promise"
 * import { build, collect, renderHtml } from "@fieldwork/lift-report"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 *
 * const url = "https://lift.example" // the sandbox stands in for the service
 * const { fetch } = createSandbox()
 * await fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
 * const client = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })
 * const campaign = await client.campaigns.list().first()
 *
 * const report = build(await collect(client, campaign?.campaign_id ?? "", { breakdowns: ["device"], maxDays: 0 }))
 * renderHtml(report).includes("<title>Alder Coffee winter: brand lift report</title>") // => true
 * ```
 */
export const renderHtml = (report: Report): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(report.title)}</title>
<meta name="description" content="${escapeXml(report.headline)}">
<meta name="generator" content="Fieldwork lift-report ${version}">
<style>
${styleOf(fontAddress())}
</style>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<div class="sheet">
<header class="rh"><span class="brand">${mark}Fieldwork</span><span>Brand lift report${report.interim ? ", interim" : ""}</span><button class="noprint" type="button" id="print">Print or save as PDF</button></header>
<main id="main">
${[cover, questions, daily, parts, frequency, sample, method]
  .map((section) => section(report))
  .filter((html) => html !== "")
  .join("\n")}
</main>
<footer class="rf"><span>${escapeXml(report.source.campaign.name)}</span><span>Data of ${escapeXml(longDay(report.source.asOf))}, Fieldwork ${version}</span></footer>
</div>
<script>document.getElementById("print").onclick=()=>print()</script>
</body>
</html>
`
