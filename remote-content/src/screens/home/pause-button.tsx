/** Stops and starts what turns on Home. */
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@shared/ui/icon-button'
import { Pause, Play } from 'lucide-react'
import { useCalm } from './use-turning.ts'

export function PauseButton({ paused, onPause }: { paused: boolean; onPause(): void }) {
  const { t } = useLingui()
  if (useCalm()) return null // nothing moves
  return <IconButton icon={paused ? Play : Pause} size={16} label={paused ? t`Play` : t`Pause`} onClick={onPause} />
}
