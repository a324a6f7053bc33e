import { Check, ChevronRight } from 'lucide-react'
import { createElement, type MouseEventHandler, type ReactNode } from 'react'
import { Icon } from '../icon/index.tsx'
import css from './index.module.css'

export interface ListProps {
  children: ReactNode
  /** On a panel of its own (settings); else on the page. */
  panel?: boolean | undefined
  /** No gutter: the list stands in something that has one. */
  flush?: boolean | undefined
  label?: string | undefined
}

/** Rows with a hairline from the edge of their text. */
export function List({ children, panel, flush, label }: ListProps) {
  const place = { 'data-panel': panel ? '' : undefined, 'data-flush': flush || undefined }
  return (
    <ul className={css.list} aria-label={label} {...place}>
      {children}
    </ul>
  )
}

export interface ListRowProps {
  title: ReactNode
  /** Second line, below the title. */
  note?: ReactNode
  /** A badge at the right of the title; below it where both do not fit, since a badge never breaks. */
  state?: ReactNode
  /** At the left: an icon or an asset's mark. */
  lead?: ReactNode
  /** Between the text and the value: a sparkline, a badge. */
  middle?: ReactNode
  /** At the right: a figure, a badge, a switch. It never wraps; the title yields. */
  value?: ReactNode
  valueNote?: ReactNode
  /** The page that a press opens: the row is a link, with a chevron. */
  href?: string | undefined
  onClick?: MouseEventHandler | undefined
  /** A press opens a page, though by `onClick` alone: brings the chevron. */
  opens?: boolean | undefined
  /** The id of the switch or checkbox in it: the whole row is its label. */
  control?: string | undefined
  disabled?: boolean | undefined
  /** In a list to choose from: whether it is the chosen one. */
  current?: boolean | undefined
  'data-pressed'?: string | undefined
  'data-focus'?: string | undefined
}

/** One row of a `List`: two lines at 60, a setting at 52. A link, a button, a label or plain, by what it is given. */
export function ListRow(props: ListRowProps) {
  const {
    title,
    note,
    state,
    lead,
    middle,
    value,
    valueNote,
    href,
    onClick,
    opens,
    control,
    disabled,
    current,
    ...data
  } = props
  const tag = tagFor(props)
  const attributes = {
    ...data,
    className: css.row,
    'aria-current': current,
    type: tag === 'button' ? 'button' : undefined,
    href: tag === 'a' ? href : undefined,
    htmlFor: control,
    disabled: tag === 'button' ? disabled : undefined,
    onClick,
  }
  const words = { title, note, state, middle, value, valueNote, current, opens: opens ?? href !== undefined }
  const leading = lead !== undefined && <span className={css.lead}>{lead}</span>
  return <li className={css.item}>{createElement(tag, attributes, leading, <Words {...words} />)}</li>
}

function tagFor({ href, control, onClick, disabled }: ListRowProps): 'a' | 'label' | 'button' | 'div' {
  if (href !== undefined && !disabled) return 'a'
  if (control !== undefined) return 'label'
  return href !== undefined || onClick !== undefined ? 'button' : 'div'
}

type WordsProps = Pick<
  ListRowProps,
  'title' | 'note' | 'state' | 'middle' | 'value' | 'valueNote' | 'current' | 'opens'
>

function Words({ title, note, state, middle, value, valueNote, current, opens }: WordsProps) {
  const named = <span className={css.title}>{title}</span>
  return (
    <span className={css.body} data-two={note !== undefined || valueNote !== undefined || undefined}>
      <span className={css.text}>
        {state === undefined ? (
          named
        ) : (
          <span className={css.head}>
            {named}
            {state}
          </span>
        )}
        {note !== undefined && <span className={css.note}>{note}</span>}
      </span>
      {middle}
      {(value !== undefined || valueNote !== undefined) && (
        <span className={css.end}>
          <span className={css.value}>{value}</span>
          {valueNote !== undefined && <span className={css.note}>{valueNote}</span>}
        </span>
      )}
      {current !== undefined && <span className={css.tick}>{current && <Icon of={Check} size={20} />}</span>}
      {opens && (
        <span className={css.chevron}>
          <Icon of={ChevronRight} size={18} />
        </span>
      )}
    </span>
  )
}
