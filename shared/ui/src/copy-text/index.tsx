import { Copy } from 'lucide-react'
import { Icon } from '../icon/index.tsx'
import css from './index.module.css'

export interface CopyTextProps {
  /** An id, an address: what is shown and copied. */
  value: string
  /** What a press does, for whoever cannot see the sign: "Copy the position number". */
  label: string
  onCopy: () => void
}

/** A text to be copied by a press, with the sign that says so. */
export const CopyText = ({ value, label, onCopy }: CopyTextProps) => (
  <button type="button" className={css.copy} onClick={onCopy}>
    <span className="visually-hidden">{label} </span>
    <span className={css.value}>{value}</span>
    <Icon of={Copy} size={16} />
  </button>
)
