/** Below the chart while lines are dragged or drawn, in place of the way to an order: what to do, and the way out, which Back is too. */
import { Trans } from '@lingui/react/macro'
import { ActionBar } from '@shared/ui/action-bar'
import { useBackCloses } from '@shared/ui/back-closes'
import { Button } from '@shared/ui/button'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import chart from './chart.module.css'
import css from './mode-bar.module.css'

type Props = { onDone(): void; children: ReactNode; actions?: ReactNode }

export function ModeBar({ onDone, children, actions }: Props) {
  useEscape(onDone)
  useBackCloses(true, onDone)
  return (
    <div className={chart.trade}>
      <ActionBar>
        <p role="status" className={css.note}>
          {children}
        </p>
        {actions}
        <Button look={actions ? undefined : 'primary'} onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </ActionBar>
    </div>
  )
}

/** A sheet that is open takes the key for itself. */
function useEscape(onDone: () => void): void {
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open], [role=dialog]'))
      onDone()
  })
  useEffect(() => {
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [])
}
