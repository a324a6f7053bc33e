/**
 * What a page tells of an order, field by field of the contract. A new field compiles on no such page until the page says
 * what draws it, or that nobody reads it there.
 */
import type { Call, InputOf } from '@shared/contract'
import type { ComponentType } from 'react'

/** What an order says beside its id and its deadline. */
export type OrderFields<C extends Call> = Omit<InputOf<C>, 'clientOrderId' | 'deadline'>

/** Each field said, also one that may be absent: a form that knows nothing of a new field does not compile. */
export type Complete<Fields> = { [Field in keyof Required<Fields>]: Fields[Field] }

/** What draws each field; null where another field's part draws it, or nobody reads it there. */
export type DetailParts<Fields, Props> = { readonly [Field in keyof Required<Fields>]: ComponentType<Props> | null }

/** Draws the parts in the order in which they are written. */
export const OrderDetails = <Props extends object>({
  parts,
  of,
}: {
  parts: Readonly<Record<string, ComponentType<Props> | null>>
  of: Props
}) => Object.entries(parts).map(([field, Part]) => Part && <Part key={field} {...of} />)
