/** Whether the page that asks is still the one in sight: what a toast offers stays while the person leaves. */
import { usePageSignal, useRoute } from 'shell/navigation'

export function useStands(): () => boolean {
  const { path } = useRoute()
  const signal = usePageSignal()
  return () => !signal.aborted && location.hash.replace(/^#|\?.*/g, '') === path
}
