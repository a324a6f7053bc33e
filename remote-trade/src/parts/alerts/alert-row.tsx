import { Trans, useLingui } from '@lingui/react/macro'
import type { PriceAlert } from '@shared/contract'
import { deleteAlertCall } from '@shared/contract/calls/trade'
import { alertDirections } from '@shared/contract/codes'
import { pairNamed } from '@shared/contract/symbols'
import { formatRecordTime } from '@shared/format/time'
import { IconButton } from '@shared/ui/icon-button'
import { Trash2 } from 'lucide-react'
import { useSend } from 'shell/form'
import { toast } from 'shell/overlay'
import { useOfflineReason } from 'shell/screen'
import { call } from 'shell/transport'
import { useSymbolMap } from '../quotes/symbols.ts'
import { useFigures } from '../words/figures.ts'
import { isOpen } from './alerts.model.ts'
import css from './alerts.module.css'

/** One alert, open or reached; it may be taken away. */
type Props = { alert: PriceAlert; onRemoved(alert: PriceAlert, pair: string): void }

export function AlertRow({ alert, onRemoved }: Props) {
  const { t } = useLingui()
  const figures = useFigures()
  const offline = useOfflineReason()
  const { busy, send } = useSend(({ text }) => toast(text, 'error'))
  const info = useSymbolMap().get(alert.symbol)
  const pair = pairNamed(alert.symbol, info)
  const price = info ? figures.price(alert.price, info.pricePrecision) : figures.exact(alert.price)
  const remove = () =>
    void send(async () => {
      const reply = await call(deleteAlertCall, { id: alert.id }, { notice: 'screen' })
      if (reply.state === 'ok') onRemoved(alert, pair)
    })
  return (
    <li className={css.row}>
      <span>
        <b>{pair}</b>
        <span className={css.note}>
          {isOpen(alert) ? null : formatRecordTime(alert.reachedTime ?? alert.createTime)}
        </span>
      </span>
      <span className={css.level}>
        {alert.direction === alertDirections.rises ? (
          <Trans context="alert">Rises to {price}</Trans>
        ) : (
          <Trans context="alert">Falls to {price}</Trans>
        )}
      </span>
      <IconButton
        icon={Trash2}
        size={20}
        label={t`Delete the ${pair} alert at ${price}`}
        disabled={busy || offline !== undefined}
        onClick={remove}
      />
    </li>
  )
}
