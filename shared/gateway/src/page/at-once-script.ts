/** What the picture is drawn from, by path; an address that is not among them is covered in the page's own colour. */
export type AtOnceRoute = {
  /** Colour of the cover. */
  ground?: string
  /** Whether words on it are white. */
  dark?: boolean
  /** It stands above the tab bar. */
  tabs?: boolean
  auth?: boolean
  blocks?: readonly (readonly number[])[]
  own?: readonly (readonly number[])[]
}
export type AtOnceData = { words: Record<string, readonly string[]>; routes: Record<string, AtOnceRoute> }

/**
 * The page's second inline script begins with it: shows what stands on the screen until the first page does (at-once.ts), for
 * the address of the moment. Sent as its own source text (first-paint.ts).
 */
export function atOnce(pathNow: () => string): void {
  const root = document.documentElement
  const picture = document.getElementById('at-once')
  const sketch = document.getElementById('sketch')
  if (!picture || !sketch) return
  const { words, routes }: AtOnceData = JSON.parse(String((picture.lastChild as Element).textContent))
  const signedIn = () => {
    try {
      return Boolean(localStorage.getItem('token'))
    } catch {
      return false
    }
  }
  const draw = ([x = 0, y = 0, width = 0, height = 0, radius = 4, times = 1, every = 0]: readonly number[]) => {
    for (let n = 0; n < times; n++) {
      const block = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
      const box = { x, y: y + n * every, width, height, rx: radius }
      for (const [name, value] of Object.entries(box)) block.setAttribute(name, String(value))
      sketch.appendChild(block)
    }
  }
  const cover = ({ ground, dark }: AtOnceRoute) => {
    // as the shell's: on a dark theme white would flash, and the page's own colour stands in
    const colour = ground || (root.dataset.theme === 'light' ? '#ffffff' : '')
    picture.style.background = colour
    if (colour) picture.dataset.theme = dark ? 'dark' : 'light'
    else delete picture.dataset.theme
  }
  const tabs = (route: AtOnceRoute, path: string, own: boolean) => {
    delete picture.dataset.theme
    picture.style.background = route.ground || ''
    // blocks are those of a page 375 design pixels wide; a turned phone's is wider
    const wide = root.style.getPropertyValue('--column') === 'none' && innerWidth > innerHeight
    for (const block of (!wide && ((own && route.own) || route.blocks)) || []) draw(block)
    for (const link of Array.from(picture.querySelectorAll('a'))) {
      if (link.getAttribute('href') === `#${path}`) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
  }
  const show = () => {
    if (!picture.isConnected) return
    const path = pathNow() === '/' ? '/home' : pathNow()
    const route = routes[path] || {}
    const own = signedIn()
    const isTab = Boolean(route.tabs) && (own || !route.auth)
    while (sketch.firstChild) sketch.removeChild(sketch.firstChild)
    picture.toggleAttribute('data-tabs', isTab)
    if (isTab) tabs(route, path, own)
    else cover(route)
    const bar = route.ground && document.querySelector('meta[name="theme-color"]')
    if (bar) bar.setAttribute('content', route.ground || '')
  }

  const said = words[root.dataset.words || ''] || []
  Array.from(picture.querySelectorAll('span')).forEach((element, n) => {
    element.textContent = said[n] || ''
  })
  show()
  picture.setAttribute('data-open', '')
  addEventListener('hashchange', show)
}
