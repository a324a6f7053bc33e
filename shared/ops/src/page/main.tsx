/** The ops page: live and canary releases, how they fare, the log, and what an operator can decide. */
import '@shared/ui/tokens.css'
import '@shared/ui/base.css'
import './page.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { applyAppearance } from '@shared/ui/preferences'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { takeKey } from './client.ts'
import { startWords } from './words.ts'

applyAppearance(startWords())
const place = document.getElementById('page')
if (place)
  createRoot(place).render(
    <I18nProvider i18n={i18n}>
      <App startKey={takeKey()} />
    </I18nProvider>,
  )
