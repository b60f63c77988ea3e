/** Styles of the API documentation page: the shop's colours, set for reading. */

export const STYLE = `
:root { color-scheme: light; --paper: #fbf8f3; --ink: #1f2a24; --green: #1f4d3f; --line: #e4ddd0; --quiet: #5a635d; }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 Figtree, system-ui, sans-serif; }
h1, h2 { font-family: Fraunces, Georgia, serif; line-height: 1.2; font-weight: 600; }
h1 { font-size: 2.25rem; margin: 0 0 1rem; }
h2 { font-size: 1.5rem; margin: 3rem 0 1rem; }
h3 { font-size: 1.0625rem; margin: 0 0 .5rem; overflow-wrap: anywhere; }
h4 { font-size: .8125rem; letter-spacing: .04em; text-transform: uppercase; color: var(--quiet); margin: 1.25rem 0 .5rem; }
a { color: var(--green); }
a:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--green); outline-offset: 2px; border-radius: 4px; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, monospace; font-size: .875em; }
header { padding: 1.5rem 1.5rem 0; max-width: 60rem; overflow-wrap: anywhere; }
header li { margin: .375rem 0; }
nav { padding: 1.5rem; border-bottom: 1px solid var(--line); }
nav h2 { font: 600 .8125rem/1.4 Figtree, system-ui, sans-serif; margin: 1rem 0 .25rem; color: var(--quiet); }
nav ul { list-style: none; margin: 0; padding: 0; columns: 2; }
nav li { padding: .125rem 0; }
nav a { text-decoration: none; display: inline-block; min-height: 24px; }
nav a:hover { text-decoration: underline; }
main { padding: 0 1.5rem 1.5rem; max-width: 60rem; min-width: 0; }
article { background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem; margin: 0 0 1rem; }
article p { margin: .25rem 0; }
.facts { color: var(--quiet); font-size: .9375rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { text-align: left; vertical-align: top; padding: .375rem .75rem .375rem 0; border-top: 1px solid var(--line); }
th { font-weight: 400; white-space: nowrap; }
td:last-child { color: var(--quiet); }
pre { background: #1f2a24; color: #fbf8f3; padding: 1rem; border-radius: 12px; overflow-x: auto; margin: 0; }
.refusals { list-style: none; margin: 0; padding: 0; font-size: .9375rem; }
.refusals code { display: inline-block; min-width: 2.5rem; color: #9a3f1d; }
@media (min-width: 60rem) {
  body { display: grid; grid-template: auto 1fr / 17rem minmax(0, 1fr); }
  header { padding: 2.5rem 2.5rem 0; }
  nav { grid-area: 1 / 1 / 3 / 2; position: sticky; top: 0; height: 100vh; overflow-y: auto; border: 0; border-right: 1px solid var(--line); }
  nav ul { columns: 1; }
  main { padding: 0 2.5rem 2.5rem; }
}
@media print { nav { display: none; } article { break-inside: avoid; } }
`;
