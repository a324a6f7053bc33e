/** By what one is known: what is typed stays from one to the other. */
import { useLingui } from '@lingui/react/macro'
import { Tabs } from '@shared/ui/tabs'
import type { ReactNode } from 'react'
import css from './login.module.css'
import type { Entry } from './use-entry.ts'
import { type By, waysOf } from './way.ts'

export function WayTabs({ of: { way, choose }, label, children }: { of: Entry; label: string; children: ReactNode }) {
  const { t } = useLingui()
  const words: Record<By, string> = {
    account: t`Username`,
    phone: t`Mobile`,
    email: t`Email`,
    google: t`Authenticator`,
  }
  const tabs = waysOf(way.mode).map(value => ({ value, label: words[value] }))
  return (
    <div className={css.ways}>
      <Tabs label={label} tabs={tabs} value={way.by} onChange={choose}>
        <div className={css.form}>{children}</div>
      </Tabs>
    </div>
  )
}
