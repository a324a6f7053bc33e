import { CircleAlert, Info } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/index.tsx'
import css from './frame.module.css'

/** What ties a control to its label, help and error: spread it on the input or button. */
export interface Wire {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FrameProps {
  /** Above the well; a control that carries its label inside leaves it out. */
  label?: ReactNode
  /** At the right of the label: "Available 6,214.90". */
  note?: ReactNode
  help?: ReactNode
  /** What is wrong and what would be right, a sentence; takes the place of the help. */
  error?: ReactNode
  /** Why it is off, in words: turns it off and stands below it. */
  reason?: string | undefined
  /** No well: the value stands on the page. */
  readOnly?: boolean | undefined
  disabled?: boolean | undefined
}

interface FieldFrameProps extends FrameProps {
  /** The control draws its own well. */
  bare?: boolean | undefined
  children: (wire: Wire) => ReactNode
}

const said = (part: ReactNode) => part !== undefined && part !== null && part !== false && part !== ''

/** Label, well, and help, error or reason below, tied to whatever control stands in the well. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, note, help, error, reason, readOnly, disabled, bare, children } = props
  const id = useId()
  const wrong = said(error)
  const helped = !wrong && said(help ?? reason)
  const below = [wrong ? `${id}e` : '', helped ? `${id}h` : ''].filter(Boolean).join(' ')
  const wire: Wire = { id, 'aria-describedby': below || undefined, 'aria-invalid': wrong || undefined }
  return (
    <div className={css.field}>
      {said(label) && (
        <div className={css.top}>
          <label htmlFor={id}>{label}</label>
          {said(note) && <span className={css.note}>{note}</span>}
        </div>
      )}
      <div
        className={css.well}
        data-error={wrong || undefined}
        data-bare={readOnly || bare || undefined}
        data-off={disabled || reason !== undefined || undefined}
      >
        {children(wire)}
      </div>
      <div id={`${id}e`} className={css.error} aria-live="polite">
        {wrong && <Sentence icon={CircleAlert}>{error}</Sentence>}
      </div>
      {helped && (
        <div id={`${id}h`} className={css.help}>
          {reason === undefined ? help : <Sentence icon={Info}>{reason}</Sentence>}
        </div>
      )}
    </div>
  )
}

function Sentence({ icon, children }: { icon: typeof Info; children: ReactNode }) {
  return (
    <>
      <Icon of={icon} size={16} />
      <div>{children}</div>
    </>
  )
}
