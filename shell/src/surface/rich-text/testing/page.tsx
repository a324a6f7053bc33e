/** An article in a page that is guarded as the product's is; `window.page` puts others in its place. */
import '@shared/ui/tokens.css'
import '@shared/ui/base.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { enforce } from '../../../boot/trust.ts'
import { setLiveConfig } from '../../../remotes/live-config.ts'
import { connect } from '../../transport/connect.ts'
import { RichText } from '../rich-text.tsx'
import { sanitise } from '../sanitise.ts'
import { config } from './config.ts'

enforce()
setLiveConfig(config)
connect({
  token: () => '',
  owner: () => '',
  onExpired: () => {},
  notify: () => {},
  config: () => config,
  language: () => 'en-US',
})
i18n.loadAndActivate({ locale: 'en-us', messages: {} })

const main = document.body.appendChild(document.createElement('main'))
main.style.padding = 'var(--gutter)' // as the screen around an article has it
const root = createRoot(main)

const page = {
  /** What the sanitiser makes of a text, written out again for the eye of a test. */
  clean(html: string): string {
    const box = document.createElement('div')
    box.append(sanitise(html))
    return box.innerHTML
  },
  show(html: string): void {
    flushSync(() =>
      root.render(
        <I18nProvider i18n={i18n}>
          <RichText html={html} />
        </I18nProvider>,
      ),
    )
  },
}

/** Who may turn a string into nodes here; from a timer, as the browser's tools stand above the policy. */
const attempt = (work: () => unknown): Promise<string> =>
  new Promise(resolve => {
    setTimeout(() => {
      try {
        work()
        resolve('done')
      } catch (error) {
        resolve(error instanceof TypeError ? 'refused' : String(error))
      }
    })
  })

export const sinks = {
  innerHTML: (html: string) => attempt(() => Reflect.set(document.createElement('div'), 'innerHTML', html)),
  parse: (html: string) => attempt(() => new DOMParser().parseFromString(html, 'text/html')),
  fragment: (html: string) => attempt(() => document.createRange().createContextualFragment(html)),
  marked: {
    innerHTML: (html: string) => sinks.innerHTML(globalThis.__inert?.(html) ?? html),
    parse: (html: string) => sinks.parse(globalThis.__inert?.(html) ?? html),
    fragment: (html: string) => sinks.fragment(globalThis.__inert?.(html) ?? html),
  },
}

export type ArticlePage = typeof page
Object.assign(window, { page, sinks })
