import { Bell, Search, Star, Trash2 } from 'lucide-react'
import { type Example, Line } from '../example.tsx'
import { IconButton } from './index.tsx'

const render = () => (
  <Line>
    <IconButton icon={Search} label="Search" />
    <IconButton icon={Search} label="Search, pressed" data-pressed="" />
    <IconButton icon={Search} label="Search, focus" data-focus="" />
    <IconButton icon={Bell} label="Notifications, 3 new" pip href="#/notifications" />
    <IconButton icon={Star} label="Favourite" pressed filled />
    <IconButton icon={Trash2} label="Delete" disabled />
  </Line>
)

export const example: Example = { name: 'Icon button', render }
