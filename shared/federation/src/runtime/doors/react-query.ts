/**
 * As what the shell lends TanStack Query: its queries. Lent whole, it would bring to every start what nobody calls, its
 * mutations (an order is sent by the surface), suspense, hydration and streams.
 */
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
