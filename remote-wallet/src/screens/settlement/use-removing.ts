/** Takes an account away, after a question. */
import { useLingui } from '@lingui/react/macro'
import { editPayoutAccountCall, type PayoutAccount } from '@shared/contract/calls/wallet'
import { useSend } from 'shell/form'
import { confirm, toast } from 'shell/overlay'
import { call } from 'shell/transport'

export function useRemoving({ id }: PayoutAccount, onDone: () => void) {
  const { t } = useLingui()
  const { send, state, busy } = useSend()
  const question = {
    title: t`Remove this withdrawal account?`,
    body: t`To use it again, you'd have to add it again and wait 24 hours.`,
    yes: t({ message: 'Remove', context: 'account' }),
    no: t({ message: 'Keep', context: 'account' }),
  }
  const ask = async () => {
    if (!(await confirm(question))) return
    await send(async () => {
      const reply = await call(editPayoutAccountCall, { id, removed: true }, { notice: 'screen' })
      if (reply.state !== 'ok') return
      toast(t`Withdrawal account removed`)
      onDone()
    })
  }
  return { state, busy, remove: () => void ask() }
}
