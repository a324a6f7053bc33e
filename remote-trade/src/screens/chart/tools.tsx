/** What is loaded once somebody does more on the chart than look. */
import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { Button } from '@shared/ui/button'
import { useSheet } from 'shell/screen'
import { AlertSheet } from '../../parts/alerts/alert-sheet.tsx'
import { DrawBar } from './draw-bar.tsx'
import type { ModeProps } from './mode.ts'
import { ModeBar } from './mode-bar.tsx'

export { AlertLevel } from './alert-level.tsx'
export { Draw } from './draw.tsx'
export { Edit } from './edit.tsx'

type Props = ModeProps & { info: SymbolInfo }

/** In place of the way to an order. */
export function Bar({ mode, onMode, info }: Props) {
  const leave = () => onMode(null)
  if (mode === 'draw') return <DrawBar info={info} onDone={leave} />
  if (mode === 'alert') return <AlertBar info={info} onDone={leave} />
  return (
    <ModeBar onDone={leave}>
      <Trans>Drag a line, or tap it to enter a price.</Trans>
    </ModeBar>
  )
}

function AlertBar({ info, onDone }: { info: SymbolInfo; onDone(): void }) {
  const sheet = useSheet<true>()
  return (
    <>
      <ModeBar
        onDone={onDone}
        actions={
          <Button onClick={() => sheet.show(true)}>
            <Trans>Type a price</Trans>
          </Button>
        }
      >
        <Trans>Drag the line to your alert price.</Trans>
      </ModeBar>
      {sheet.value && <AlertSheet key={sheet.key} info={info} open={sheet.open} onClose={sheet.close} />}
    </>
  )
}
