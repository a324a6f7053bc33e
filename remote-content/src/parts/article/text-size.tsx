/** Smaller and larger letters for reading; kept on this device. */
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@shared/ui/icon-button'
import { useAtom } from 'jotai'
import { AArrowDown, AArrowUp } from 'lucide-react'
import { stepped } from './article.model.ts'
import { scaleAtom } from './article.state.ts'

export function TextSize() {
  const { t } = useLingui()
  const [scale, setScale] = useAtom(scaleAtom)
  const smaller = stepped(scale, -1)
  const larger = stepped(scale, 1)
  return (
    <>
      <IconButton
        icon={AArrowDown}
        label={smaller ? t`Smaller text` : t`Smallest text`}
        disabled={!smaller}
        onClick={() => smaller && setScale(smaller)}
      />
      <IconButton
        icon={AArrowUp}
        label={larger ? t`Larger text` : t`Largest text`}
        disabled={!larger}
        onClick={() => larger && setScale(larger)}
      />
    </>
  )
}
