/** What stands in place of a page: what is the matter, what that means, what can be done. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { Icon } from '@shared/ui/icon'
import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { rerun } from '../pages/machine.ts'
import type { Page } from '../pages/pages.ts'
import css from './panel.module.css'
import { useRetries } from './use-retries.ts'

type Props = {
  /** "main" where the frame with its own is gone. */
  as?: 'main' | 'section'
  title: ReactNode
  sentence?: ReactNode
  actions: ReactNode
  children?: ReactNode
}

export const Panel = ({ as: Region = 'section', title, sentence, actions, children }: Props) => (
  <Region className={css.panel}>
    <Icon of={CloudOff} size={40} />
    <h1 className={css.title}>{title}</h1>
    {sentence && <p className={css.text}>{sentence}</p>}
    <div className={css.actions}>{actions}</div>
    {children}
  </Region>
)

/** For whoever does not wait until the page is tried again by itself. */
export function Retry({ page }: { page: Page }) {
  useRetries(page)
  return (
    <Button look="primary" onClick={() => rerun()}>
      <Trans>Retry</Trans>
    </Button>
  )
}
