/** Sends what is set: limits, breaks. */
import { useLingui } from '@lingui/react/macro'
import { breakCall, type LimitName, type OwnLimit, setLimitsCall } from '@shared/contract/calls/account'
import type { Decimal } from '@shared/money'
import { useSend } from 'shell/form'
import { serverNow } from 'shell/market-feed'
import { confirm, toast } from 'shell/overlay'
import { call } from 'shell/transport'
import { type BreakDays, endOfBreak, isLater } from './limits.model.ts'
import { useMoment } from './words.ts'

/** @param onDone where it was taken */
export function useSetting(name: LimitName, limit: OwnLimit, onDone?: () => void) {
  const { t } = useLingui()
  const { state, busy, begin, send } = useSend()
  const set = (value: Decimal | '') =>
    void send(async () => {
      const reply = await call(setLimitsCall, { name, value }, { notice: 'screen' })
      if (reply.state !== 'ok') return
      toast(isLater(limit, value) ? t`Saved. It takes effect in 24 hours.` : t`Saved. It takes effect now.`)
      onDone?.()
    })
  return { state, busy, begin, set }
}

export function useBreak() {
  const { t } = useLingui()
  const moment = useMoment()
  const { state, busy, send } = useSend()
  const take = async (days: BreakDays) => {
    const time = moment(endOfBreak(serverNow(), days))
    const body = t`You can't open anything new until then, and nobody, not even our staff, can end the break early. You can still close positions, sell, and move money out.`
    const question = { title: t`Take a break until ${time}?`, body, yes: t`Start break`, no: t`Cancel` }
    if (!(await confirm(question))) return
    await send(async () => {
      const reply = await call(breakCall, { days }, { notice: 'screen' })
      if (reply.state === 'ok') toast(t`Your break has started`)
    })
  }
  return { state, busy, take }
}
