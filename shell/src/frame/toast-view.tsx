/** Draws the toast. */
import { Toast } from '@shared/ui/toast'
import { useAtomValue } from 'jotai'
import { toastAtom } from '../surface/overlay/toast.ts'

export const ToastView = () => <Toast toast={useAtomValue(toastAtom) ?? undefined} />
