/** Brings the app up once the config is read: session, routes, language, router, frame; everything else after first paint. */
import type { PageConfig } from '@shared/contract/page-config'
import '@shared/ui/base.css'
import '@shared/ui/tokens.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { getDefaultStore, Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import { afterFirstPaint } from './background/after-first-paint.ts'
import { isKept } from './boot/kept-page.ts'
import { watchMoves } from './browser/early-moves.ts'
import { takeQuery } from './browser/take-query.ts'
import { Frame } from './frame/frame.tsx'
import { LastResort, renewBy } from './frame/last-resort.tsx'
import { followViewport } from './frame/unit.ts'
import { guard } from './guard/index.ts'
import { followPages } from './pages/held.ts'
import { startMachine } from './pages/machine.ts'
import { createRouter } from './pages/router.ts'
import { endSessions } from './pages/session-ends.ts'
import { followShortLink, takeShortLink } from './pages/short-link.ts'
import { stampEntries } from './pages/stamp.ts'
import { noticeTyping } from './pages/typed.ts'
import { beginFirst } from './remotes/begin-first.ts'
import { lendAgain } from './remotes/lend-again.ts'
import { setLiveConfig } from './remotes/live-config.ts'
import { takeOverride } from './remotes/override.ts'
import { retable } from './remotes/routes.ts'
import { connectTransport } from './surface/connect-transport.ts'
import { startLanguage } from './surface/i18n/start-language.ts'
import { queryClient } from './surface/query/query-client.ts'
import { renew } from './update/new-shell.ts'

/** @param config verified by main.ts @param shell the release that runs here: the one before the live one where that is damaged */
export async function start(config: PageConfig, shell: PageConfig['shell']): Promise<void> {
  takeQuery('shell') // the next load tries the live shell again
  setLiveConfig(config, shell)
  lendAgain()
  followPages()
  noticeTyping()
  await takeOverride(config)
  retable()
  connectTransport()
  if (isKept()) await restored()
  followViewport()
  history.scrollRestoration = 'manual'
  const link = takeShortLink()
  stampEntries()
  const words = startLanguage()
  beginFirst()
  await words
  const router = createRouter()
  const machine = startMachine(router, guard, renew)
  renewBy(renew)
  endSessions(machine)
  draw()
  watchMoves()
  if (link.code) void followShortLink(link)
  afterFirstPaint(shell)
}

/** Without it, the app opens with nothing known. */
const restored = () =>
  import(/* webpackChunkName: "answers" */ './background/answers.ts').then(
    ({ restoreAnswers }) => restoreAnswers(),
    () => {},
  )

function draw(): void {
  const app = document.getElementById('app')
  if (!app) throw new Error('index.html has no #app to draw into')
  createRoot(app).render(
    <Provider store={getDefaultStore()}>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <LastResort>
            <Frame />
          </LastResort>
        </QueryClientProvider>
      </I18nProvider>
    </Provider>,
  )
}
