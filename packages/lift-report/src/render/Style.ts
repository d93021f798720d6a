/**
 * The CSS of the HTML report: light and dark themes, phone screens, and printing on A4.
 */
import { plotStyles, trackStyles } from "@fieldwork/lift-plots"

const light = `--paper:#fbfaf6;--surface:#fff;--sunken:#f3f1ea;--line:#e6e2d8;--line-2:#cdc8ba;--edge:#8a867b;--ink:#1a1916;--ink-2:#45433c;--ink-3:#656259;--accent:#2440c8;--flag:#dd4a12;--flag-ink:#ad380c;--bad:#a92118;--plot-yes:#2440c8;--plot-no:#8a867b;--plot-down:#c8480e;--plot-band:#dfe3f8;--plot-grid:#ece8de;--plot-zero:#45433c;--shadow:0 1px 2px rgb(26 25 22/.05),0 8px 24px -12px rgb(26 25 22/.18)`
const dark = `--paper:#131210;--surface:#1a1916;--sunken:#0e0d0c;--line:#2c2a25;--line-2:#46433a;--edge:#8f8a7f;--ink:#f2f0ea;--ink-2:#cfcbc0;--ink-3:#a29d91;--accent:#a9b8ff;--flag:#ff7a45;--flag-ink:#ff9466;--bad:#ff9c8f;--plot-yes:#93a6ff;--plot-no:#8f8a7f;--plot-down:#ff8a55;--plot-band:#262c4e;--plot-grid:#27251f;--plot-zero:#cfcbc0;--shadow:none`
const paper = `color-scheme:light;--paper:#fff;--surface:#fff;--sunken:#fff;--line:#d9d5ca;--line-2:#b5b0a2;--ink:#000;--ink-2:#2b2a26;--ink-3:#55524a;--accent:#2440c8;--flag:#c8480e;--flag-ink:#ad380c;--bad:#a92118;--plot-yes:#2440c8;--plot-no:#77736a;--plot-down:#b03f0b;--plot-grid:#e6e2d8;--plot-zero:#2b2a26;--shadow:none`

/** Returns the CSS. `font` is the URL of the sans-serif font; if it is undefined, the reader's system font is used. */
export const styleOf = (font: string | undefined): string => `${
  font === undefined
    ? ""
    : `@font-face{font-family:"Instrument Sans";src:url(${font}) format("woff2");font-weight:400 700;font-display:swap}\n`
}:root{color-scheme:light dark;--sans:"Instrument Sans",system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;--plot-ground:var(--surface);${light}}
@media (prefers-color-scheme:dark){:root{${dark}}}
*,*::before,*::after{box-sizing:border-box}
html{font:400 16px/1.5 var(--sans);-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font-size:.9375rem;text-rendering:optimizeLegibility;-webkit-font-smoothing:antialiased}
h1,h2,p,dl,dd,figure,table{margin:0}
h1,h2{font-weight:600;letter-spacing:-.015em;word-spacing:.05em;text-wrap:balance}
h2{font-size:1.25rem;line-height:1.25;margin-bottom:12px}
p{text-wrap:pretty}
svg{display:block}
code{font-family:var(--mono);font-size:.88em;background:var(--sunken);border:1px solid var(--line);border-radius:4px;padding:.05em .3em;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th{text-align:left;font-weight:500;color:var(--ink-3);font-size:.75rem}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
.num{text-align:right;white-space:nowrap}
.quiet{color:var(--ink-3)}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:12px;top:-60px;background:var(--surface);color:var(--accent);padding:8px 12px;z-index:3}
.skip:focus{top:8px}
.sheet{max-width:900px;margin:32px auto 64px;background:var(--surface);border:1px solid var(--line);border-radius:12px;box-shadow:var(--shadow)}
.rh{display:flex;align-items:center;gap:16px;padding:16px 48px;border-bottom:1px solid var(--line);font-size:.8125rem;color:var(--ink-3)}
.brand{display:flex;align-items:center;gap:9px;font-weight:600;font-size:.9375rem;letter-spacing:-.02em;color:var(--ink)}
.brand svg{width:24px;height:24px}
.rh button{margin-left:auto;font:500 .8125rem/1 var(--sans);color:var(--ink);height:30px;padding:0 10px;border:1px solid var(--line-2);border-radius:6px;background:var(--surface);cursor:pointer}
.rh button:hover{border-color:var(--edge)}
main>section{padding:0 48px;margin-top:48px}
main>.cover{margin-top:32px}
.kick{color:var(--ink-3)}
.cover h1{font-size:clamp(1.625rem,1.2rem + 1.9vw,2.25rem);line-height:1.14;letter-spacing:-.03em;margin-top:12px;max-width:22em;overflow-wrap:anywhere}
.lead{display:grid;grid-template-columns:auto 1fr;gap:32px;align-items:center;margin-top:24px}
.lead>p{color:var(--ink-2);line-height:1.6;border-left:1px solid var(--line-2);padding-left:32px}
.fig{display:flex;align-items:center;gap:14px;line-height:1.35;font-weight:500}
.fig b{font-size:3.75rem;line-height:1;font-weight:600;letter-spacing:-.05em;color:var(--plot-no);font-variant-numeric:tabular-nums;white-space:nowrap}
.fig.yes b{color:var(--plot-yes)}
.fig.down b{color:var(--plot-down)}
.fig span{max-width:13em}
.fig em{font-style:normal;font-weight:400;color:var(--ink-3);display:block}
.keys{display:flex;flex-wrap:wrap;margin-top:24px;border-block:1px solid var(--line)}
.keys div{padding:10px 24px 10px 0}
.keys div+div{padding-left:24px;border-left:1px solid var(--line)}
.keys dt{font-size:.75rem;color:var(--ink-3)}
.keys dd{font-weight:600;font-variant-numeric:tabular-nums}
.forest td,.forest th{padding:9px 10px;border-bottom:1px solid var(--line);vertical-align:middle;font-size:.8125rem}
.forest th{font-size:.75rem;padding-bottom:7px}
.forest tbody th{font-size:.8125rem;color:var(--ink);font-weight:500;overflow-wrap:anywhere}
.forest td:first-child,.forest th:first-child{padding-left:0}
.forest td:last-child,.forest th:last-child{padding-right:0}
.forest .group th{padding-top:18px;color:var(--ink-3);font-size:.75rem;border-bottom-color:var(--line-2)}
.forest .all>*{border-bottom-color:var(--line-2);font-weight:600}
.forest td.tr{overflow:clip;width:42%}
.forest.k td.tr{width:30%}
.forest.k tbody td,.forest.k tbody th{padding-block:11px}
.forest.b tbody td,.forest.b tbody th{padding-block:6px}
.forest b{font-weight:600}
.rg{display:inline-block;min-width:92px;text-align:right;font-weight:400}
.vd{width:84px;font-size:.75rem;text-align:right}
.forest td.vd{font-size:.75rem}
.qt{display:block;font-weight:400;font-size:.75rem;color:var(--ink-3);line-height:1.4;max-width:24em}
.few th,.few td{color:var(--ink-3)!important;font-weight:400!important}
.hold{color:var(--accent);font-weight:600;white-space:nowrap}
.hold.down{color:var(--plot-down)}
.hold svg{display:inline-block;vertical-align:-1px;margin-right:3px}
.say{margin-top:16px;color:var(--ink-2);line-height:1.6;max-width:46em}
.say.first{margin:0 0 16px}
.say b{color:var(--ink);font-weight:600}
.warn{border-left:3px solid var(--bad);padding-left:12px}
.ph{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 18px;font-size:.8125rem;color:var(--ink-2);margin-bottom:12px}
.legend{display:flex;flex-wrap:wrap;gap:4px 18px;font-size:.75rem;color:var(--ink-3)}
.legend span{display:inline-flex;align-items:center;gap:6px}
.plot{width:100%;height:auto}
.p-narrow{display:none}
figcaption{margin-top:12px;font-size:.8125rem;color:var(--ink-3);line-height:1.55;max-width:52em}
.method dl{border-top:1px solid var(--line-2)}
.method dl div{display:grid;grid-template-columns:150px 1fr;gap:24px;padding:11px 0;border-bottom:1px solid var(--line);line-height:1.6}
.method dt{font-weight:600}
.method dd{color:var(--ink-2);overflow-wrap:anywhere}
details{margin-top:24px}
summary{cursor:pointer;font-weight:600}
.all-figures{overflow-x:auto;margin-top:12px}
.all-figures td,.all-figures th{padding:4px 8px;border-bottom:1px solid var(--line);font-size:.75rem;white-space:nowrap}
.all-figures tbody th{color:var(--ink);font-weight:400;white-space:normal;min-width:14em}
.rf{display:flex;justify-content:space-between;gap:4px 16px;flex-wrap:wrap;padding:16px 48px;margin-top:32px;border-top:1px solid var(--line);font-size:.75rem;color:var(--ink-3)}
${plotStyles}
${trackStyles}
@media screen and (max-width:820px){.sheet{margin:0;border:0;border-radius:0;box-shadow:none}.rh{padding:12px 20px}.rh>span:nth-child(2){display:none}main>section{padding:0 20px}.lead{grid-template-columns:1fr;gap:16px}.lead>p{border:0;padding:0}.keys{display:grid;grid-template-columns:1fr 1fr 1fr}.keys div{padding:8px 0!important;border:0!important}.forest .cx,.forest.k .vd,.qt,.forest.b .pp{display:none}.forest td,.forest th{padding-inline:5px}.rg{display:block;min-width:0;font-size:.75rem}.forest td.tr,.forest.k td.tr{width:44%}.track{min-width:90px}.vd{width:auto}.method dl div{grid-template-columns:1fr;gap:2px}.rf{padding:14px 20px}.track span{display:none}}
@media screen and (max-width:600px){.p-wide{display:none}.p-narrow{display:block;max-width:480px;margin:0 auto}}
@media screen and (max-width:350px){main>section{padding:0 14px}.forest td,.forest th{padding-inline:3px}.track{min-width:76px}.fig b{font-size:3rem}}
@media print{:root{${paper}}@page{size:A4;margin:14mm 15mm}html{font-size:10.5pt}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}.noprint,.skip{display:none!important}.sheet{border:0;margin:0;max-width:none;border-radius:0}.rh{padding:0 0 3mm}.rh>span:nth-child(2){margin-left:auto}main>section{padding:0;margin-top:6mm}main>.cover{margin-top:4mm}.cover h1{font-size:1.55rem;margin-top:4px}.fig b{font-size:2.75rem}.lead{margin-top:5mm;gap:6mm}.lead>p{padding-left:6mm}.keys{margin-top:5mm}.keys div{padding-block:6px}.forest.k tbody td,.forest.k tbody th{padding-block:5px}.forest.k td.tr{width:22%}.forest td.tr{width:38%}.forest.b tbody td,.forest.b tbody th{padding-block:3px}.qt{max-width:none}.plot{max-height:54mm}figcaption{margin-top:4px;font-size:.72rem}.say{margin-top:3mm;font-size:.85rem}tr,figure,.keep,.method dl div{break-inside:avoid}h2,.group{break-after:avoid}.brk{break-before:page;margin-top:0}.method dl div{padding:4px 0;line-height:1.35;font-size:.9rem}.rf{padding:4mm 0 0;margin-top:4mm}thead{display:table-header-group}}`
