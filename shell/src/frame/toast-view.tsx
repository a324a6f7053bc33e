/** Draws the toast. */
import { useLingui } from '@lingui/react/macro'
import { Toast } from '@shared/ui/toast'
import { useAtomValue } from 'jotai'
import { endToast, holdToast, type Toast as Message, pressToast, toastAtom } from '../surface/overlay/toast.ts'

export function ToastView() {
  const { t } = useLingui()
  const now = useAtomValue(toastAtom)
  const labelOf = ({ kind, action }: Message) => action?.label ?? (kind === 'undo' ? t`Undo` : t`View`)
  const shown = now && { ...now, action: now.action && { label: labelOf(now), onPress: () => pressToast(now) } }
  return <Toast toast={shown ?? undefined} onHold={holdToast} onEnd={endToast} />
}
