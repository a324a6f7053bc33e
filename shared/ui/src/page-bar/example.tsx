import { Bell, ListFilter, Search } from 'lucide-react'
import { type Example, Stack } from '../example.tsx'
import { IconButton } from '../icon-button/index.tsx'
import { PageBar } from './index.tsx'

const render = () => (
  <Stack>
    <PageBar
      actions={
        <>
          <IconButton icon={Search} label="Search" />
          <IconButton icon={Bell} label="Notifications, 3 new" pip />
        </>
      }
    />
    <PageBar title="Market" actions={<IconButton icon={ListFilter} label="Filter" />} />
  </Stack>
)

export const example: Example = { name: 'Page bar', render }
