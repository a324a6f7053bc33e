/**
 * First part of the page's inline script: where a file of the shell does not come, or is not the one that its hash names,
 * the page goes to the shell before it, once and before anything is drawn. Sent as its own source text, like the rest of
 * that script (first-paint.ts).
 */
export function damagedShell(leave = (to: string) => location.replace(to)): void {
  let going = false
  const previous = (): string => {
    const element = document.getElementById('config') as HTMLElement
    const { shell } = JSON.parse(String(element.textContent)) as { shell: { previous?: { release: string } } }
    return shell.previous ? shell.previous.release : ''
  }
  const isDrawn = () => {
    const app = document.getElementById('app')
    return app !== null && app.childNodes.length > 0
  }
  const go = (): boolean => {
    // Without a connection the browser's own page of errors would be all that comes.
    if (going || isDrawn() || !navigator.onLine) return going
    const to = new URL(location.href)
    const release = previous()
    if (!release || to.searchParams.get('shell') === release) return false
    to.searchParams.set('shell', release)
    going = true
    leave(to.href)
    return true
  }
  const failed = (event: Event) => {
    const { src, href } = event.target as unknown as { src?: string; href?: string }
    if (`${src || href || ''}`.indexOf(`${location.origin}/r/shell/`) === 0) go()
  }
  addEventListener('error', failed, true)
  Object.assign(self, { __previousShell: go })
}
