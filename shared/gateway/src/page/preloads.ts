/**
 * Last part of the page's inline scripts: preloads what the address names, of the release that this phone takes. Sent as its
 * own source text (first-paint.ts).
 */
export function preloads(
  pathNow: () => string,
  takesCanary: (phone: string, canary: string, percent: number) => boolean,
): void {
  type Files = Record<string, string>
  type Release = { release: string; files?: Files; preload: Record<string, string[]> }
  type Remote = Release & { manifest: string; routes: { path: string }[]; borrows?: Record<string, string[]> }
  type Unit = Remote & { canary?: Remote & { serial: number; percent: number } }
  type Config = { shell: Release & { previous?: { release: string } }; units: Record<string, Unit> }
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key) || ''
    } catch {
      return ''
    }
  }
  const preload = (unit: string, release: Release, names: string[] | undefined) => {
    for (const name of names || []) {
      // Its hash is not here yet: the tag that finds it in the browser's cache checks it.
      if (!release.files) {
        begin(unit, release, name)
        continue
      }
      const link = document.createElement('link')
      link.rel = 'preload'
      link.as = /\.css$/.test(name) ? 'style' : 'script'
      link.crossOrigin = 'anonymous'
      link.integrity = release.files[name] || ''
      link.href = `/r/${unit}/${release.release}/${name}`
      document.head.appendChild(link)
    }
  }
  const begin = (unit: string, { release }: Release, name: string, integrity = '') => {
    fetch(`/r/${unit}/${release}/${name}`, { integrity }).catch(() => {})
  }
  /** The phone's id, made as the shell makes it; empty where storage keeps none, and such a phone takes no canary. */
  const phone = () => {
    const known = stored('device-id')
    if (/^[0-9a-f]{32}$/.test(known)) return known
    const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)))
    const fresh = bytes.map(byte => byte.toString(16).padStart(2, '0')).join('')
    try {
      localStorage.setItem('device-id', fresh)
    } catch {}
    return stored('device-id') === fresh ? fresh : ''
  }
  const chosen = (name: string, unit: Unit): Remote => {
    const canary = unit.canary
    if (!canary) return unit
    const id = phone()
    return id && takesCanary(id, `${name} ${canary.serial}`, canary.percent) ? canary : unit
  }
  const config: Config = JSON.parse(String((document.getElementById('config') as HTMLElement).textContent))
  const at = (path: string) => {
    for (const unit of Object.keys(config.units)) {
      const remote = chosen(unit, config.units[unit] as Unit)
      if (remote.routes.some(one => one.path === path)) return { unit, remote, path }
    }
    return undefined
  }
  const words = `words:${document.documentElement.dataset.words}`
  const before = config.shell.previous
  const sentBack = before && document.documentElement.dataset.shell === before.release
  const ofShell = (name: string) => sentBack || preload('shell', config.shell, config.shell.preload[name])
  ofShell(words)
  const found = at(pathNow()) || at('/home')
  if (!found) return
  if (!found.remote.files) begin(found.unit, found.remote, 'release.json', found.remote.manifest)
  const borrows = found.remote.borrows || {}
  for (const family of borrows[found.path] || []) ofShell(`lent:${family}`)
  preload(found.unit, found.remote, found.remote.preload[found.path])
  preload(found.unit, found.remote, found.remote.preload[words])
}
