/** The settings of a Ceph of one node that keeps everything in memory and asks none of its own parts for a key. */

export type Place = { folder: string; fsid: string; monitor: string; port: number }

export const cephConf = ({ folder, fsid, monitor, port }: Place): string => `
[global]
fsid = ${fsid}
mon host = v2:${monitor}
auth cluster required = none
auth service required = none
auth client required = none
# What lets the gateway start without a key: its default is "secure".
ms mon client mode = crc
ms bind ipv6 = false
public addr = 127.0.0.1
run dir = ${folder}
admin socket = ${folder}/$name.asok
pid file = ${folder}/$name.pid
log file = ${folder}/$name.log
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 1073741824
osd class load list = *
osd class default list = *
mon allow pool size one = true
mon max pg per osd = 1000
# One monitor has nobody to wait for: up in 2 s instead of 13.
paxos propose interval = 0.02
paxos min wait = 0.01
[mon.a]
mon data = ${folder}/mon
public addr = ${monitor}
[osd.0]
osd data = ${folder}/osd
[client.rgw]
rgw data = ${folder}/rgw
# Else each answer with a body waits 40 ms for the confirmation of its head.
rgw frontends = beast endpoint=127.0.0.1:${port} tcp_nodelay=1
`
