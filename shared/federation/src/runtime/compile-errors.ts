/**
 * Development only: what does not compile stands over the page, in the compiler's own words, until it compiles again. The
 * page below stays as it was. The development server's own overlay writes HTML, which the page's policy refuses.
 */
const style = {
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: '2147483647',
  boxSizing: 'border-box',
  maxHeight: '60vh',
  margin: '0',
  padding: '16px',
  overflow: 'auto',
  font: '12px/1.5 ui-monospace, monospace',
  color: '#fff',
  background: '#8b1a1a',
}

const panel = document.createElement('pre')
panel.id = 'compile-errors'
panel.setAttribute('role', 'alert')
Object.assign(panel.style, style)

/** @param problems of all units together: what the shell lends is compiled by several */
function showProblems(_: string, problems: readonly string[]): void {
  panel.textContent = [...new Set(problems)].join('\n\n')
  document.body.append(panel)
}

/** @param of "runtime" as soon as something is saved: what did not compile has not been mended by that */
function clear(of?: string): void {
  if (of !== 'runtime') panel.remove()
}

/**
 * What the clients of all development servers in this page report to. They have a `useCustomOverlay` for it, but importing
 * it would run another client than the one that the server puts before this script.
 */
const reporter = Reflect.get(self, '__webpack_dev_middleware_hot_reporter__')
// biome-ignore lint/correctness/useHookAtTopLevel: no hook of React's
reporter.useCustomOverlay({ showProblems, clear })
