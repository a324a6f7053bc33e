/** Brings the app up once the config is read: session, routes, language, router, frame; everything else after first paint. */
import type { Config } from '@shared/contract/config'
import '@shared/ui/base.css'
import '@shared/ui/tokens.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { getDefaultStore, Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { afterFirstPaint } from './after-first-paint.ts'
import { connectTransport } from './connect.ts'
import { Frame } from './frame/frame.tsx'
import { followPages } from './frame/held.ts'
import { LastResort } from './frame/last-resort.tsx'
import { noticeTyping } from './frame/typed.ts'
import { followViewport } from './frame/unit.ts'
import { guard } from './guard/index.ts'
import { setLiveConfig } from './live-config.ts'
import { queryClient } from './query-client.ts'
import { beginFirst } from './remotes/begin-first.ts'
import { lendAgain } from './remotes/lend-again.ts'
import { takeOverride } from './remotes/override.ts'
import { adopt } from './remotes/routes.ts'
import { endSessions } from './session-ends.ts'
import { followShortLink, takeShortLink } from './short-link.ts'
import { startLanguage } from './start-language.ts'
import { startMachine } from './surface/navigation/machine.ts'
import { createRouter } from './surface/navigation/router.ts'
import { stampEntries } from './surface/navigation/stamp.ts'
import { takeQuery } from './take-query.ts'
import { renew } from './update/new-shell.ts'

/** @param config verified by main.ts @param shell the release that runs here: the one before the live one where that is damaged */
export async function start(config: Config, shell: Config['shell']): Promise<void> {
  takeQuery('shell') // the next load tries the live shell again
  setLiveConfig(config, shell)
  lendAgain()
  followPages()
  noticeTyping()
  await takeOverride(config)
  adopt(config)
  connectTransport()
  followViewport()
  history.scrollRestoration = 'manual'
  const link = takeShortLink()
  stampEntries()
  beginFirst()
  await startLanguage()
  const router = createRouter(<Frame />, <LastResort />)
  const machine = startMachine(router, guard, renew)
  endSessions(machine)
  draw(router)
  if (link.code) void followShortLink(link)
  afterFirstPaint(shell)
}

function draw(router: ReturnType<typeof createRouter>): void {
  const app = document.getElementById('app')
  if (!app) throw new Error('index.html has no #app to draw into')
  createRoot(app).render(
    <Provider store={getDefaultStore()}>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </Provider>,
  )
}
