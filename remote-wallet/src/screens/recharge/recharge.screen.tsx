/** Recharge: what and how much; then where to send it, and the proof (docs/rules/wallet.md#recharge). */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { IconButton } from '@shared/ui/icon-button'
import { Stepper } from '@shared/ui/stepper'
import { TitleBar } from '@shared/ui/title-bar'
import { FileClock } from 'lucide-react'
import { HelpButton } from 'shell/help'
import { back, usePlace, useWay } from 'shell/navigation'
import { ChatButton } from '../../parts/live-chat.tsx'
import { NewOrder } from './new-order.tsx'
import { OpenOrder } from './open-order.tsx'
import css from './recharge.module.css'

export default function RechargeScreen() {
  const { t } = useLingui()
  const { id } = usePlace(to.recharge).query
  const records = useWay(to.records())
  const actions = (
    <>
      <HelpButton about="deposit" />
      <ChatButton order={id} />
      {records && <IconButton icon={FileClock} label={t`History`} href={records} />}
    </>
  )
  return (
    <>
      <TitleBar title={<Trans context="noun">Deposit</Trans>} onBack={back} actions={actions} />
      <div className={css.page}>
        <Stepper label={t`Steps`} steps={[t`Amount`, t`Pay and confirm`, t`Review`]} now={id ? 1 : 0} />
        {id ? <OpenOrder key={id} id={id} /> : <NewOrder />}
      </div>
    </>
  )
}
