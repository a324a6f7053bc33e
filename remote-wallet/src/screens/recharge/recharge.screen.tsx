/** Recharge: what and how much; then where to send it, and the proof (wallet.md, chongzhi). */
import { Trans, useLingui } from '@lingui/react/macro'
import { IconButton } from '@shared/ui/icon-button'
import { Stepper } from '@shared/ui/stepper'
import { TitleBar } from '@shared/ui/title-bar'
import { FileClock } from 'lucide-react'
import { back, hasRoute, useRoute } from 'shell/navigation'
import { NewOrder } from './new-order.tsx'
import { OpenOrder } from './open-order.tsx'
import css from './recharge.module.css'

export default function RechargeScreen() {
  const { t } = useLingui()
  const { id } = useRoute().query
  const records = hasRoute('/chongzhitixianRecord') && (
    <IconButton icon={FileClock} label={t`History`} href="#/chongzhitixianRecord" />
  )
  return (
    <>
      <TitleBar title={<Trans context="noun">Deposit</Trans>} onBack={back} actions={records} />
      <div className={css.page}>
        <Stepper label={t`Steps`} steps={[t`Amount`, t`Pay and confirm`, t`Review`]} now={id ? 1 : 0} />
        {id ? <OpenOrder key={id} id={id} /> : <NewOrder />}
      </div>
    </>
  )
}
