/** A list that grows. */
import { Endless } from '@shared/ui/endless'
import type { InfiniteData } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { recordsOf } from '../query/use-pages.ts'
import { Loaded, type LoadedProps } from './loaded.tsx'
import type { Asked } from './query-result.ts'

/** As `usePages` answers. */
type Growing<R> = Asked<InfiniteData<{ records: R[] } | null>> & { hasNextPage: boolean; fetchNextPage(): unknown }

export type LoadedRowsProps<R> = Omit<LoadedProps<unknown>, 'of' | 'children'> & {
  of: Growing<R>
  children(rows: R[]): ReactNode
}

/** The rows of all pages that are here, as `Loaded`; the next page comes as their end comes into sight, or at a press. */
export function LoadedRows<R>({ of, children, ...states }: LoadedRowsProps<R>) {
  return (
    <Loaded of={of} {...states}>
      {data => (
        <>
          {children(recordsOf(data))}
          {/* a page that came amid a renewal would end that */}
          <Endless more={of.hasNextPage} loading={of.isFetching} onMore={() => void of.fetchNextPage()} />
        </>
      )}
    </Loaded>
  )
}
