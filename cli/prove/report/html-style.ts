/** The style sheet of the HTML report, inlined because the page loads nothing. */
export const style = `
:root{--ground:#f4f6f5;--card:#fff;--ink:#1b2420;--soft:#5b6862;--line:#dfe5e2;--good:#0b6b47;--bad:#b3261e;--skip:#6b5200;--bad-ground:#fdf0ef}
@media (prefers-color-scheme:dark){:root{--ground:#111614;--card:#1a211e;--ink:#e7edea;--soft:#9fada6;--line:#2d3733;--good:#5cc79a;--bad:#ff8a80;--skip:#d9b84a;--bad-ground:#2a1917}}
*{box-sizing:border-box;margin:0}
body{background:var(--ground);color:var(--ink);font:400 14px/1.55 "PingFang SC","HarmonyOS Sans SC",MiSans,"Microsoft YaHei","Noto Sans CJK SC",sans-serif;font-variant-numeric:tabular-nums;overflow-wrap:anywhere;padding:0 0 32px}
header,main,footer{max-width:880px;margin:0 auto;padding:0 16px}
header{padding-top:28px;padding-bottom:4px}
h1{font-size:22px;line-height:1.35}
header.good h1{color:var(--good)}header.bad h1{color:var(--bad)}
header p,footer{color:var(--soft)}
footer{padding-top:20px;font-size:13px}
h2{font-size:16px;margin:24px 0 8px}
h2 .number{color:var(--soft);font-weight:400}
h3{font-size:14px}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:1px;margin-top:16px;background:var(--line);border:1px solid var(--line);border-radius:10px;overflow:hidden}
.facts div{background:var(--card);padding:10px 14px}
dt{color:var(--soft);font-size:13px}
.facts dd{font-size:15px;font-weight:600}
.facts small{display:block;color:var(--soft);font-size:12px;font-weight:400}
details{background:var(--card);border:1px solid var(--line);border-radius:10px;margin-bottom:8px}
details.failed{border-color:var(--bad)}
summary{display:flex;flex-wrap:wrap;align-items:baseline;gap:2px 8px;min-height:44px;padding:11px 14px;cursor:pointer}
summary:focus-visible{outline:2px solid var(--good);outline-offset:2px;border-radius:10px}
.right{margin-left:auto;color:var(--soft);font-size:13px}
.user{color:var(--soft)}
.about{flex-basis:100%;padding-left:1.7em;color:var(--soft);font-size:13px;order:2}
.beside{margin:16px 0 0;padding-left:1.2em;color:var(--soft)}
em{color:var(--skip);font-style:normal}
table{width:100%;border-collapse:collapse;background:var(--card);border:1px solid var(--line)}
th,td{padding:6px 10px;border-top:1px solid var(--line);text-align:right;font-weight:400}
th{color:var(--soft)}th:first-child,td:first-child{text-align:left}
.mark{width:1.1em;font-weight:700}
.passed>.step .mark,.passed>summary .mark{color:var(--good)}
.failed>.step .mark,.failed>summary .mark,.failed>.step .name{color:var(--bad)}
.skipped>.step .mark,.skipped>summary .mark{color:var(--skip)}
ol{list-style:none;padding:0;border-top:1px solid var(--line)}
li.passed,li.failed,li.skipped{padding:7px 14px}
li+li{border-top:1px solid var(--line)}
.step{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 8px}
.skipped .name{color:var(--soft)}
code{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;color:var(--soft)}
.because,.left{color:var(--soft);font-size:13px}
.because{padding-left:1.7em}
.left{padding:10px 14px;border-top:1px solid var(--line)}
.left ul{padding-left:1.2em}
.trouble{margin:6px 0 4px;padding:10px 12px;border-left:3px solid var(--bad);background:var(--bad-ground);border-radius:0 6px 6px 0}
.trouble p{font-weight:600}
.trouble dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 12px}
.trouble p+dl{margin-top:6px}
@media (max-width:480px){.step code{flex-basis:100%;padding-left:1.7em;order:1}summary .right{flex-basis:100%;margin-left:0;padding-left:1.7em}}
@media print{body{background:#fff}details{break-inside:avoid}}
`.trim();
