/** Back, which symbol, whether it is a favourite. */

import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { currenciesOf, isClosed, pairNamed } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import { Badge } from '@shared/ui/badge'
import { Icon } from '@shared/ui/icon'
import { IconButton } from '@shared/ui/icon-button'
import { Pair } from '@shared/ui/price-row'
import { BellPlus, ChevronDown, ChevronLeft, Moon } from 'lucide-react'
import { useTicker } from 'shell/market-feed'
import { back, usePlace } from 'shell/navigation'
import { useLateSheet } from 'shell/screen'
import { useSession } from 'shell/session'
import { hasAlerts } from '../../parts/alerts/alerts.api.ts'
import { Star } from '../../parts/quotes/star.tsx'
import css from './chart.module.css'
import type { ModeProps } from './mode.ts'

const load = () => import(/* webpackChunkName: "chart-later" */ '../../parts/quotes/symbol-picker.tsx')

const loadAlert = () => import(/* webpackChunkName: "chart-later" */ '../../parts/alerts/alert-sheet.tsx')

type Props = Omit<ModeProps, 'mode'> & { symbol: string; info: SymbolInfo | undefined }

export function Head({ symbol, info, onMode }: Props) {
  const { t } = useLingui()
  const pair = pairNamed(symbol, info)
  const of = info ?? currenciesOf(symbol)
  const { setQuery } = usePlace(to.chart)
  const picker = useLateSheet<true, Awaited<ReturnType<typeof load>>>(load)
  return (
    <header className={css.head}>
      <IconButton icon={ChevronLeft} label={t`Back`} onClick={back} />
      <h1 className={css.title}>
        <button
          type="button"
          className={css.pair}
          aria-haspopup="dialog"
          aria-label={t`${pair}, choose another pair`}
          onClick={() => void picker.show(true)}
        >
          {of ? <Pair base={of.baseCurrency} quote={of.quoteCurrency} /> : pair}
          <Icon of={ChevronDown} size={18} />
        </button>
      </h1>
      <Closed symbol={symbol} />
      {info && hasAlerts() && <Bell info={info} onPress={() => onMode('alert')} />}
      {info && <Star symbol={symbol} pair={pair} />}
      {picker.draw(({ SymbolPicker }, _, { key, ...frame }) => (
        <SymbolPicker key={key} value={symbol} onPick={next => setQuery({ symbol: next })} {...frame} />
      ))}
    </header>
  )
}

/** A price to wait for; a visitor is told how. */
function Bell({ info, onPress }: { info: SymbolInfo; onPress(): void }) {
  const { t } = useLingui()
  const { signedIn } = useSession()
  const sheet = useLateSheet<true, Awaited<ReturnType<typeof loadAlert>>>(loadAlert)
  const press = () => (signedIn ? onPress() : void sheet.show(true))
  return (
    <>
      <IconButton icon={BellPlus} size={22} label={t`Price alert`} onClick={press} />
      {sheet.draw(({ AlertSheet }, _, { key, ...frame }) => (
        <AlertSheet key={key} info={info} {...frame} />
      ))}
    </>
  )
}

function Closed({ symbol }: { symbol: string }) {
  return (
    isClosed(useTicker(symbol)) && (
      <Badge>
        <Icon of={Moon} size={16} />
        <Trans>Market closed</Trans>
      </Badge>
    )
  )
}
