/** Where one is on the way to an authenticator. */
import { useLingui } from '@lingui/react/macro'
import { Stepper } from '@shared/ui/stepper'

export function Steps({ now }: { now: 0 | 1 | 2 }) {
  const { t } = useLingui()
  return <Stepper steps={[t`Add the key`, t`Confirm`, t`Save recovery codes`]} now={now} label={t`Steps`} />
}
