/**
 * Third part of the page's first inline script: where a file of the shell does not come, or is not the one that its hash names,
 * the page reports it and goes to the shell before, once and before anything is drawn; where there is none, it says so. Which
 * shell a page carries stands in its `data-shell`: the gateway follows an address only where the page itself leads there.
 * Sent as its own source text, like the rest of that script (first-paint.ts).
 */
export function damagedShell(leave = (to: string) => location.replace(to)): void {
  type Config = { serial: number; features: string[]; shell: { release: string; previous?: { release: string } } }
  let going = false
  const once = { once: true }
  const isDrawn = () => {
    const app = document.getElementById('app')
    return app !== null && app.childNodes.length > 0
  }
  const report = (config: Config, message: string) => {
    if (config.features.indexOf('client-report') < 0) return
    const id = Math.random().toString(16).slice(2)
    const about = { id, unit: 'shell', release: config.shell.release, serial: config.serial, route: '/' }
    const reports = [{ ...about, kind: 'load', message: message.slice(0, 500), stack: '' }]
    fetch('/api/public/clientReport', {
      method: 'POST',
      body: JSON.stringify(reports),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => {})
  }
  // Past every cache each file comes whole, and the next opening has it. A page that is left could not wait for it: the next one does.
  const NAME = 'damaged-shell'
  const heal = (files: string[]) => {
    for (const file of files)
      fetch(file, { cache: 'reload' })
        .then(reply => reply.blob())
        .catch(() => {})
  }
  const filesHere = () =>
    Array.from(
      document.querySelectorAll<HTMLLinkElement & HTMLScriptElement>('[src*="/r/shell/"],[href*="/r/shell/"]'),
    ).map(({ src, href }) => src || href)
  const healLater = (): boolean => {
    try {
      sessionStorage.setItem(NAME, filesHere().join(' '))
      return true
    } catch {
      return false // storage is refused: the next opening is as this one
    }
  }
  // Whether the page before this one went here, so that it does not go round where the gateway sends the live shell all the same.
  let wasSent = false
  const healLeft = () => {
    try {
      const files = sessionStorage.getItem(NAME)
      sessionStorage.removeItem(NAME)
      wasSent = files !== null
      if (files) addEventListener('load', () => heal(files.split(' ')))
    } catch {
      // nothing was left here
    }
  }
  const go = (what = 'It did not start'): boolean => {
    // Without a connection the browser's own page of errors would be all that comes.
    if (going || isDrawn() || !navigator.onLine) return going
    const element = document.getElementById('config') as HTMLElement
    const config: Config = JSON.parse(String(element.textContent))
    const to = new URL(location.href)
    const previous = config.shell.previous
    if (!previous || document.documentElement.dataset.shell === previous.release) return false
    const releases = to.searchParams.getAll('shell')
    const isAsked = releases[0] === previous.release
    // Without a note nothing would tell the next page that this one went.
    if ((isAsked && wasSent) || (!healLater() && isAsked)) return false
    // An address that differs in its hash alone loads nothing: it names that shell once and twice by turns.
    if (isAsked && releases.length === 1) to.searchParams.append('shell', previous.release)
    else to.searchParams.set('shell', previous.release)
    going = true
    report(config, what)
    leave(to.href)
    return true
  }
  // The first script says itself that another one did not come; where it is missing, nobody would.
  const tell = () => {
    const words = document.querySelector<HTMLElement>(
      `p[data-says="not-loaded"][data-words="${document.documentElement.dataset.words}"]`,
    )
    if (words && !isDrawn()) words.hidden = false
  }
  const failed = (event: Event) => {
    // What to do about it stands further down, and is all there once something stands behind it.
    if (!document.querySelector('#config ~ *'))
      return document.addEventListener('readystatechange', () => failed(event), once)
    const { src, href, defer } = event.target as unknown as { src?: string; href?: string; defer?: boolean }
    const file = `${src || href || ''}`
    if (file.indexOf(`${location.origin}/r/shell/`) !== 0) return
    if (go(`${file} did not come, or is another`) || !defer) return
    heal(filesHere()) // nothing to go to: who loads it again has it
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tell)
    else tell()
  }
  healLeft()
  addEventListener('error', failed, true)
  Object.assign(self, { __previousShell: () => go() })
}
