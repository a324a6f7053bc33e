/** Takes an application back, after a question, until somebody has it in hand. */
import { Trans, useLingui } from '@lingui/react/macro'
import { cancelLoanCall } from '@shared/contract/calls/invest/loans'
import { Button } from '@shared/ui/button'
import { useSend } from 'shell/form'
import { confirm, toast } from 'shell/overlay'
import { useOfflineReason } from 'shell/screen'
import { call, failureOf, hasFeature } from 'shell/transport'

/** A refusal is told to whoever asked, on whichever page they are by then. */
const withdraw = (loanId: string) => (_: unknown, isStillHere: () => boolean) =>
  call(cancelLoanCall, { loanId }, { notice: 'screen' }).catch((error: unknown) => {
    if (isStillHere()) toast(failureOf(error).text, 'error')
  })

/** Nothing where the server takes none back. */
export function Withdraw({ id }: { id: string }) {
  const { t } = useLingui()
  const { send, busy } = useSend()
  const reason = useOfflineReason()
  if (!hasFeature('loan-manage')) return null
  const question = {
    title: t`Withdraw this application?`,
    body: t`No money was paid out, so you owe nothing. You can apply again.`,
    yes: t`Withdraw application`,
    no: t`Keep application`,
  }
  const ask = async () => {
    if (await confirm(question)) await send(withdraw(id))
  }
  return (
    <Button wide loading={busy} reason={reason} onClick={() => void ask()}>
      <Trans>Withdraw application</Trans>
    </Button>
  )
}
