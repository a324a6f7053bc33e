/** Since when the market is open and until when, or when it opens again; by the server's clock. */
import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { toServerTime } from '@shared/format/time'
import { formatWeekdayTime } from '@shared/format/weekday-time'
import { Countdown } from '@shared/ui/countdown'
import type { CSSProperties } from 'react'
import { useLanguage } from 'shell/i18n'
import { serverNow, useTicker } from 'shell/market-feed'
import css from './cfd.module.css'
import { sessionOf } from './session.model.ts'

/** "Mon 05:00" in the person's zone. @param moment epoch ms */
export function useWeekTime(): (moment: number) => string {
  const { bcp47 } = useLanguage()
  return moment => formatWeekdayTime(bcp47, toServerTime(moment))
}

export function Session({ info }: { info: SymbolInfo }) {
  const week = useWeekTime()
  const session = sessionOf(info, useTicker(info.symbol), serverNow())
  if (!session) return null
  const until = session.state === 'open' ? session.ends : session.opens
  const at = week(until)
  const left = <Countdown key={until} until={until} now={serverNow} />
  if (session.state === 'closed')
    return (
      <p className={css.session}>
        <span>
          <Trans>Opens {at}</Trans>
        </span>
        <b>{left}</b>
      </p>
    )
  const began = session.began === undefined ? undefined : week(session.began)
  return (
    <div>
      {session.part !== undefined && <Rail part={session.part} />}
      <p className={css.session}>
        <span>{began && <Trans>Opened {began}</Trans>}</span>
        <span>
          <Trans>Closes {at}</Trans> · <b>{left}</b>
        </span>
      </p>
    </div>
  )
}

const Rail = ({ part }: { part: number }) => (
  <span className={css.rail} style={{ '--part': part } as CSSProperties} aria-hidden="true" />
)
