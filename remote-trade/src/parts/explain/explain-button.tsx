import type { HelpTopic } from '@shared/contract/help-topics'
import { Icon } from '@shared/ui/icon'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { HelpButton } from 'shell/help'
import css from './explain.module.css'

type Props = { about: HelpTopic; children: ReactNode; onClick(): void }

/** Opens the sheet of a product, in the figures of the order; at its end the help article. */
export const ExplainButton = ({ about, children, onClick }: Props) => (
  <div className={css.ways}>
    <button type="button" className={css.way} aria-haspopup="dialog" onClick={onClick}>
      <Icon of={Info} size={16} />
      <span>{children}</span>
    </button>
    <HelpButton about={about} />
  </div>
)
