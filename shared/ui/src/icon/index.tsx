import type { LucideIcon } from 'lucide-react'
import css from './index.module.css'

export type { LucideIcon } from 'lucide-react'

export interface IconProps {
  of: LucideIcon
  /** Design pixels; the line keeps its weight at every size: 1.75, at 16 and below 1.5. */
  size?: 16 | 18 | 20 | 22 | 24 | 40
  /** What it says where it stands alone; beside words it stays silent. */
  label?: string | undefined
  /** Only for a set favourite. */
  filled?: boolean | undefined
}

/** A lucide icon in one of the sizes of the language of forms, in the colour of the text around it. */
export function Icon({ of: Glyph, size = 20, label, filled }: IconProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <Glyph className={css.icon} data-size={size} data-filled={filled || undefined} {...name} />
}
