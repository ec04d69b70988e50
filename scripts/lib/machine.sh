# `sh machine.sh FOLDER REPOSITORY NODE`, in namespaces of its own: a machine with the files of this one, whose changes stay in
# memory, the repository in /opt/custom-phone-case, and systemd as its first process. machine.ts starts it.
set -e
mount -t tmpfs tmpfs "$1"
cd "$1"
mkdir upper work root opt-upper opt-work
mount -t overlay overlay -o "lowerdir=/,upperdir=$1/upper,workdir=$1/work" root
mount -t proc proc root/proc
# The settings of the kernel are those of the real machine.
mount --bind root/proc/sys root/proc/sys
mount -o remount,bind,ro root/proc/sys
mount -t sysfs -o ro sysfs root/sys
for folder in run tmp dev; do mount -t tmpfs tmpfs root/$folder; done
mkdir root/dev/pts root/dev/shm
mount -t devpts -o newinstance devpts root/dev/pts
mount -t tmpfs tmpfs root/dev/shm
for device in null zero full random urandom tty; do
  touch root/dev/$device
  mount --bind /dev/$device root/dev/$device
done
touch root/dev/console
ln -s pts/ptmx root/dev/ptmx
mount -t cgroup2 cgroup2 root/sys/fs/cgroup
mkdir -p root/opt/custom-phone-case
mount -t overlay overlay -o "lowerdir=$2,upperdir=$1/opt-upper,workdir=$1/opt-work" root/opt/custom-phone-case
: >root/etc/machine-id
[ -x root/usr/bin/node ] || ln -s "$3" root/usr/bin/node
# Not chroot alone: in it, nobody may make user namespaces, which the sandbox of a browser needs.
cd root
pivot_root . mnt
exec chroot . sh -c 'umount -l /mnt && mount --make-rshared / && exec env -i container=test PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd --unit=basic.target'
