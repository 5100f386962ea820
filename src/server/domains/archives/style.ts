/** How the pages of an archive look: on a phone, on a desk, on paper, in the dark. */
export const STYLE = `
:root { color-scheme: light dark; --paper: #faf7f2; --card: #fff; --ink: #1f2a33; --soft: #55636d; --line: #e3dcd1; --action: #0f5b57; }
@media screen and (prefers-color-scheme: dark) {
  :root { --paper: #14191d; --card: #1d2429; --ink: #eef1f2; --soft: #a9b5bc; --line: #344049; --action: #7fd1c7; }
}
* { box-sizing: border-box; }
html { font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; background: var(--paper); color: var(--ink); }
body { max-width: 64rem; margin: 0 auto; padding: 1.25rem 1rem 4rem; overflow-wrap: anywhere; }
a { color: var(--action); text-underline-offset: 0.2em; }
a:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; border-radius: 4px; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0.5rem 0; }
h2 { font-size: 1.2rem; line-height: 1.3; margin: 0 0 0.75rem; }
nav ul { list-style: none; display: flex; flex-wrap: wrap; gap: 0.25rem 0.5rem; margin: 0; padding: 0; }
nav a { display: inline-block; padding: 0.6rem 0.5rem 0.6rem 0; min-height: 2.75rem; }
nav a[aria-current] { font-weight: 700; text-decoration: none; color: var(--ink); }
header { border-bottom: 1px solid var(--line); margin-bottom: 1.5rem; padding-bottom: 0.5rem; }
.soft { color: var(--soft); margin: 0 0 1rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1rem 1.25rem; margin: 0 0 1rem; }
.card > :last-child { margin-bottom: 0; }
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); }
.cards .card { margin: 0; }
.cards .soft { margin-bottom: 0.5rem; }
.pages { list-style: none; display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; margin: 0; padding: 0; }
.pages a { display: inline-block; padding: 0.55rem 0; min-width: 2.75rem; }
dl { margin: 0; display: grid; gap: 0.75rem; }
dt { color: var(--soft); font-size: 0.875rem; }
dd { margin: 0; white-space: pre-line; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: start; padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
thead th { color: var(--soft); font-size: 0.875rem; }
tbody th { font-weight: 400; white-space: nowrap; }
td:nth-child(-n + 4), thead th { white-space: nowrap; }
@media screen and (max-width: 44rem) {
  table, tbody, tr, td, tbody th { display: block; }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  tr { border-bottom: 1px solid var(--line); padding: 0.75rem 0; }
  tr:last-child { border: 0; }
  td, tbody th { border: 0; padding: 0; white-space: normal; }
  tbody th { font-weight: 600; }
  td[data-label]::before { content: attr(data-label) ': '; color: var(--soft); }
}
.photos { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr)); align-items: start; }
figure { margin: 0; background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; overflow: hidden; }
figure img { display: block; width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; object-position: 50% 35%; }
figcaption { padding: 0.75rem 1rem; }
figcaption p, figcaption .soft { margin: 0; white-space: pre-line; }
footer { color: var(--soft); font-size: 0.875rem; border-top: 1px solid var(--line); margin-top: 2rem; padding-top: 1rem; }
@media print {
  html { background: #fff; color: #000; font-size: 10pt; }
  body { max-width: none; padding: 0; }
  nav { display: none; }
  a { color: inherit; text-decoration: none; }
  .card, figure, tr { break-inside: avoid; }
  h2 { break-after: avoid; }
  thead { display: table-header-group; }
  .photos { grid-template-columns: repeat(2, 1fr); }
  figure img { aspect-ratio: auto; max-height: 10cm; object-fit: contain; }
}
`;
