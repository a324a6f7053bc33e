import type { LanguageCode } from '@shared/contract/config'

/**
 * The page's first inline script, above its style, before anything is drawn, so that nothing flashes: language, theme, colour of a rise, size
 * of text, the design pixel; and where the browser is so old that the shell could not even say so, it does. Hence no newer
 * syntax than of 2019. It is sent as its own source text, so it can use nothing but what stands in it and is given to it.
 * @param spanishOf which of the two locales of Spanish a phone's languages ask for
 */
export function firstPaint(spanishOf: (phone: readonly string[]) => string): void {
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
    xi: 'es-419',
    'zh-cn': 'zh-Hans',
  } satisfies Record<LanguageCode, string>
  const traditional = () => {
    const chinese = navigator.languages.filter(tag => /^zh/i.test(tag))[0] || ''
    return (
      among(['hans', 'hant'], stored('lang-script'), /^zh-(hant|tw|hk|mo)/i.test(chinese) ? 'hant' : 'hans') === 'hant'
    )
  }
  const speak = () => {
    const code = among(Object.keys(tags), stored('lang'), 'en-us')
    const hant = code === 'zh-cn' && traditional()
    root.lang = hant ? 'zh-Hant' : code === 'xi' ? spanishOf(navigator.languages) : tags[code] || ''
    root.dataset.words = hant ? 'zh-hant' : code
  }
  const appear = () => {
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
    meta('theme-color', theme === 'light' ? '#f5f3ee' : '#0e0e10')
  }
  const measure = () => {
    const hints = (navigator as { userAgentData?: { mobile: boolean } }).userAgentData
    const phone = hints ? hints.mobile : /iPhone|iPod|Android.*Mobile/.test(navigator.userAgent)
    const width = Math.min(innerWidth, ...(phone ? [screen.width, screen.height] : [575]))
    root.style.fontSize = `${width / 100}px`
    root.style.setProperty('--px', `${width < 575 ? width / 375 : 1}px`)
    if (phone) root.style.setProperty('--column', 'none')
  }
  const tellOldBrowsers = () => {
    if ('registerProperty' in CSS && CSS.supports('height: 1dvh')) return
    addEventListener('load', () => {
      const sentence = document.querySelector<HTMLElement>(
        `#app:empty ~ p[data-says="too-old"][data-words="${root.dataset.words}"]`,
      )
      if (sentence) sentence.hidden = false
    })
  }

  speak()
  appear()
  measure()
  tellOldBrowsers()
}
