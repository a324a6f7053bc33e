/** Small pages that the exchange itself publishes for the viewer: no script, no picture, nothing from elsewhere. */
import { type Step, steps } from './deposit.ts'

const style = `
:root { color-scheme: dark light; --page: #0e0e10; --text: #f4f1eb; --soft: #b6b4ae; --brand: #8fd3ff; --line: #2c5670 }
@media (prefers-color-scheme: light) { :root { --page: #f5f3ee; --text: #17181a; --soft: #4f5155; --brand: #0a5a84; --line: #b9d3e2 } }
body { margin: 0 auto; max-width: 34rem; padding: 1.5rem 1rem 3rem; background: var(--page); color: var(--text); font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25 }
ol { display: flex; gap: .5rem; margin: 0 0 1.5rem; padding: 0; list-style: none }
li { flex: 1; height: .25rem; border-radius: 1rem; background: var(--line) }
li[aria-current] { background: var(--brand) }
a { display: inline-block; padding: .75rem 0; color: var(--brand); font-weight: 600 }
small { display: block; margin-top: 1.5rem; color: var(--soft); font-size: .875rem }`

function pageOf({ title, text, next }: Step, at: number): string {
  const following = steps[(at + 1) % steps.length]?.name
  const marks = steps.map((step, n) => `<li${n === at ? ' aria-current="step"' : ''} aria-label="${step.title}"></li>`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A deposit, step by step</title>
<style>${style}
</style>
<main>
<ol>${marks.join('')}</ol>
<h1>${title}</h1>
${text.map(paragraph => `<p>${paragraph}</p>`).join('\n')}
<a href="${following}.html">${next}</a>
<small>On this test server no payment is possible or needed. Never send anything to an address that it shows.</small>
</main>
</html>
`
}

/** By path, e.g. "content/deposit.html". */
export const publicPages: ReadonlyMap<string, string> = new Map(
  steps.map((step, at) => [`content/${step.name}.html`, pageOf(step, at)]),
)
