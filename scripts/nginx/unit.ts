import { isNamed } from './apiPart.ts';
import type { NginxOptions } from './options.ts';

const text = (...lines: string[]) => `${lines.join('\n')}\n`;

/** How systemd runs nginx: it starts with the machine, and again if it ends. */
const service = ({ out, site, certificates }: NginxOptions) => {
  const nginx = `/usr/sbin/nginx -p ${out} -c nginx.conf`;
  return text(
    '# Written by `npm run nginx`.',
    '[Unit]',
    'Description=nginx for the investor portal',
    'Wants=network-online.target',
    'After=network-online.target nss-lookup.target',
    `RequiresMountsFor=${out} ${site} ${certificates}`,
    '# It is restarted until it succeeds, for instance once the name of the API can be resolved.',
    'StartLimitIntervalSec=0',
    '',
    '[Service]',
    'Type=forking',
    `PIDFile=${out}/nginx.pid`,
    `ExecStartPre=${nginx} -t -q`,
    `ExecStart=${nginx}`,
    `ExecReload=${nginx} -s reload`,
    'KillSignal=SIGQUIT',
    'KillMode=mixed',
    'TimeoutStopSec=30',
    'Restart=always',
    'RestartSec=5',
    'LimitNOFILE=65536',
    'UMask=0027',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=CAP_NET_BIND_SERVICE CAP_SETUID CAP_SETGID CAP_CHOWN CAP_DAC_OVERRIDE CAP_KILL',
    'ProtectSystem=strict',
    `ReadWritePaths=${out}`,
    'ProtectHome=read-only',
    'ProtectKernelTunables=yes',
    'ProtectKernelModules=yes',
    'ProtectControlGroups=yes',
    'PrivateTmp=yes',
    'PrivateDevices=yes',
    'RestrictSUIDSGID=yes',
    'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX',
    'LockPersonality=yes',
    '',
    '[Install]',
    'WantedBy=multi-user.target',
  );
};

/** Reloads nginx every five minutes, because it resolves the API's name only when it loads its configuration. */
const reload = text(
  '# Written by `npm run nginx`.',
  '[Unit]',
  'Description=nginx for the investor portal looks up where the API is',
  '',
  '[Service]',
  'Type=oneshot',
  'ExecStart=/usr/bin/systemctl try-reload-or-restart portal.service',
);
const timer = text(
  '# Written by `npm run nginx`.',
  '[Unit]',
  'Description=nginx for the investor portal looks up where the API is',
  '',
  '[Timer]',
  'OnActiveSec=5min',
  'OnUnitActiveSec=5min',
  '',
  '[Install]',
  'WantedBy=timers.target',
);

/** Keeps two weeks of logs. */
const rotation = ({ out }: NginxOptions) =>
  text(
    '# Written by `npm run nginx`.',
    `${out}/logs/*.log {`,
    '    daily',
    '    rotate 14',
    '    missingok',
    '    notifempty',
    '    compress',
    '    delaycompress',
    '    create 0640 www-data adm',
    '    sharedscripts',
    '    postrotate',
    `        [ ! -f ${out}/nginx.pid ] || kill -USR1 $(cat ${out}/nginx.pid)`,
    '    endscript',
    '}',
  );

/** Puts a renewed certificate where nginx reads it; certbot runs it, and acme.sh can. */
const install = ({ certificates }: NginxOptions) =>
  text(
    '#!/bin/sh',
    '# Written by `npm run nginx`. certbot runs this for each certificate that it obtains or renews; for others:',
    '#   RENEWED_LINEAGE=FOLDER RENEWED_DOMAINS="HOST…" sh install-certificate.sh',
    'set -eu',
    'group=; [ "$(id -u)" -ne 0 ] || group=\'-g www-data\'',
    'for host in $RENEWED_DOMAINS; do',
    `    folder=${certificates}/$host`,
    '    install -d -m 750 $group "$folder"',
    '    for file in privkey.pem fullchain.pem; do',
    '        install -m 640 $group "$RENEWED_LINEAGE/$file" "$folder/.$file"',
    '    done',
    '    mv "$folder/.privkey.pem" "$folder/privkey.pem"',
    '    mv "$folder/.fullchain.pem" "$folder/fullchain.pem"',
    'done',
  );

/** The files for the machine that nginx runs on, by name. */
export const machineFiles = (options: NginxOptions): Record<string, string> => ({
  'portal.service': service(options),
  ...(isNamed(options.api) && { 'portal-reload.service': reload, 'portal-reload.timer': timer }),
  'logrotate.conf': rotation(options),
  'install-certificate.sh': install(options),
});
