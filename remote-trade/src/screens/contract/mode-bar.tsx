/** The ways to trade, in one line; simulated trading is a page of its own. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Tabs } from '@shared/ui/tabs'
import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { usePlace, useWay } from 'shell/navigation'
import { rememberedAtom } from '../../parts/account/terms.ts'
import { isVirtual, useTradingAccount } from '../../parts/account/trading-account.ts'
import { unfiltered } from '../../parts/history/filter.model.ts'
import css from './contract.module.css'
import type { Mode } from './modes.ts'

type Props = { offered: readonly Mode[]; mode: Mode; end: ReactNode }

export function ModeBar({ offered, mode, end }: Props) {
  const { t } = useLingui()
  const { setQuery } = usePlace(to.contract)
  const [remembered, remember] = useAtom(rememberedAtom)
  const way = useWay(to.demo())
  const demo = isVirtual(useTradingAccount()) ? undefined : way
  if (offered.length < 2 && !demo) return null
  const choose = (way: string) => {
    remember({ ...remembered, way })
    setQuery({ ...unfiltered, mode: way, symbol: '', side: '', tab: '', order: '' })
  }
  return (
    <nav className={css.modes}>
      <Tabs
        label={t`Ways to trade`}
        tabs={offered.map(({ id, name }) => ({ value: id, label: t(name) }))}
        value={mode.id}
        onChange={choose}
        tight
        end={
          demo ? (
            <a className={css.modesEnd} href={demo}>
              <Trans context="trading mode">Demo</Trans>
            </a>
          ) : (
            end
          )
        }
      />
    </nav>
  )
}
