/**
 * Second part of the page's inline script. It runs before anything is drawn, so that nothing flashes: language, theme,
 * colour of a rise, size of text, the design pixel; it preloads what the address names, of the release
 * that this phone takes; and where the browser is so old that the shell could not even say so, it does. Hence no newer
 * syntax than of 2019. It is sent as its own source text, so it can use nothing but what stands in it and is given to it.
 */
export function firstPaint(takesCanary: (phone: string, canary: string, percent: number) => boolean): void {
  type Files = Record<string, string>
  type Release = { release: string; files: Files; preload: Record<string, string[]> }
  type Remote = Release & { routes: { path: string; background?: string }[]; borrows?: Record<string, string[]> }
  type Unit = Remote & { canary?: Remote & { serial: number; percent: number } }
  type Config = { shell: Release & { previous?: { release: string } }; units: Record<string, Unit> }
  const root = document.documentElement
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key) || ''
    } catch {
      return ''
    }
  }
  const among = <T>(values: T[], value: unknown, otherwise: T) =>
    values.indexOf(value as T) < 0 ? otherwise : (value as T)
  const meta = (name: string, content: string) => {
    const element = document.querySelector(`meta[name="${name}"]`)
    if (element) element.setAttribute('content', content)
  }

  const tags: Record<string, string> = {
    'en-us': 'en-US',
    ko: 'ko-KR',
    jp: 'ja-JP',
    tai: 'th-TH',
    mlxy: 'ms-MY',
    vl: 'vi-VN',
    xi: 'es-ES',
    'zh-cn': 'zh-Hans',
  }
  const traditional = () => {
    const chinese = navigator.languages.filter(tag => /^zh/i.test(tag))[0] || ''
    return (
      among(['hans', 'hant'], stored('lang-script'), /^zh-(hant|tw|hk|mo)/i.test(chinese) ? 'hant' : 'hans') === 'hant'
    )
  }
  const appearance = () => {
    let chosen: { theme?: string; updown?: string; textSize?: number } = {}
    try {
      chosen = Object(JSON.parse(stored('ui.appearance.v1')))
    } catch {}
    const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
    const theme = among(['light', 'dark'], chosen.theme, system)
    root.dataset.theme = theme
    root.dataset.updown = among(
      ['green-up', 'red-up'],
      chosen.updown,
      /^(zh|ja|ko)/.test(root.lang) ? 'red-up' : 'green-up',
    )
    root.style.setProperty('--text-scale', String(among([1, 1.12, 1.25], chosen.textSize, 1)))
    meta('color-scheme', theme)
    return theme === 'light' ? '#f5f3ee' : '#0e0e10'
  }
  const measure = () => {
    const hints = (navigator as { userAgentData?: { mobile: boolean } }).userAgentData
    const phone = hints ? hints.mobile : /iPhone|iPod|Android.*Mobile/.test(navigator.userAgent)
    const width = Math.min(innerWidth, ...(phone ? [screen.width, screen.height] : [575]))
    root.style.fontSize = `${width / 100}px`
    root.style.setProperty('--px', `${width / 375}px`)
    if (phone) root.style.setProperty('--column', 'none')
  }
  const preload = (unit: string, release: Release, names: string[] | undefined) => {
    for (const name of names || []) {
      const link = document.createElement('link')
      link.rel = 'preload'
      link.as = /\.css$/.test(name) ? 'style' : 'script'
      link.crossOrigin = 'anonymous'
      link.integrity = release.files[name] || ''
      link.href = `/r/${unit}/${release.release}/${name}`
      document.head.appendChild(link)
    }
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
  const address = () => {
    const place = location.hash.length > 1 ? location.hash.slice(1) : location.pathname
    const path = place.split('?')[0] || ''
    let from = 0
    let to = path.length
    while (path[from] === '/') from++
    while (to > from && path[to - 1] === '/') to--
    return `/${path.slice(from, to)}`
  }
  const preloadScreen = (words: string) => {
    const element = document.getElementById('config') as HTMLElement
    const config: Config = JSON.parse(String(element.textContent))
    const at = (path: string) => {
      for (const unit of Object.keys(config.units)) {
        const remote = chosen(unit, config.units[unit] as Unit)
        const route = remote.routes.filter(one => one.path === path)[0]
        if (route) return { unit, remote, route }
      }
      return undefined
    }
    const before = config.shell.previous
    const sentBack = before && new URLSearchParams(location.search).get('shell') === before.release
    const ofShell = (name: string) => sentBack || preload('shell', config.shell, config.shell.preload[name])
    ofShell(words)
    const found = at(address()) || at('/home')
    if (!found) return undefined
    const path = found.route.path
    const borrows = found.remote.borrows || {}
    for (const family of borrows[path] || []) ofShell(`lent:${family}`)
    preload(found.unit, found.remote, found.remote.preload[path])
    preload(found.unit, found.remote, found.remote.preload[words])
    return found.route.background
  }
  const tellOldBrowsers = () => {
    if ('registerProperty' in CSS && CSS.supports('height: 1dvh')) return
    addEventListener('load', () => {
      const sentence = document.querySelector<HTMLElement>(`#app:empty ~ p[data-says="too-old"][lang="${root.lang}"]`)
      if (sentence) sentence.hidden = false
    })
  }

  const code = among(Object.keys(tags), stored('lang'), 'en-us')
  const hant = code === 'zh-cn' && traditional()
  root.lang = hant ? 'zh-Hant' : tags[code] || ''
  const ground = appearance()
  measure()
  tellOldBrowsers()
  meta('theme-color', preloadScreen(`words:${hant ? 'zh-hant' : code}`) || ground)
}
