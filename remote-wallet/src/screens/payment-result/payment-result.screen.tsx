/** What became of a recharge or a withdrawal; looks every 5 s until it is decided (docs/rules/wallet.md#result-and-records). */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { TitleBar } from '@shared/ui/title-bar'
import { usePlace } from 'shell/navigation'
import { ChatButton } from '../../parts/live-chat.tsx'
import { useLeave } from './ends.tsx'
import css from './payment-result.module.css'
import { NoRecharge, OfRecharge } from './recharge.tsx'
import { OfWithdrawal } from './withdrawal.tsx'

export default function PaymentResultScreen() {
  const { id, kind } = usePlace(to.rechargeResult).query
  return (
    <>
      <TitleBar title={<Trans>Result</Trans>} onBack={useLeave()} close actions={<ChatButton order={id} />} />
      <div className={css.page}>
        {!id && <NoRecharge />}
        {id && (kind === 'withdraw' ? <OfWithdrawal id={id} /> : <OfRecharge id={id} />)}
      </div>
    </>
  )
}
