/** The one cache of server state; emptied when a session ends. */
import { QueryClient } from '@tanstack/react-query'
import { onPerUserClear } from './surface/session/per-user.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    // The transport repeats a GET once by itself (shell.md, Transport); screens offer Retry.
    queries: { retry: false, staleTime: 5000, refetchOnWindowFocus: false, refetchOnReconnect: true },
    mutations: { retry: false },
  },
})

onPerUserClear(() => queryClient.clear())
