# syntax=docker/dockerfile:1
# Four images of one file:
#   docker build -f operations/mauzo.dockerfile --target api -t mauzo-api .      (web, dashboard and cart alike)
# Each holds what its app needs to run, belongs to root and runs as somebody else: nothing in it is ever written.
ARG NODE=24.21.0
FROM node:${NODE}-trixie-slim AS tools
RUN npm install --global pnpm@12.21.0
ENV NEXT_TELEMETRY_DISABLED=1 TURBO_TELEMETRY_DISABLED=1 CI=true
WORKDIR /mauzo

FROM tools AS source
COPY . .
RUN --mount=type=cache,id=pnpm,target=/pnpm-store \
    pnpm config set store-dir /pnpm-store && pnpm install --frozen-lockfile

# The address of the site is built into its pages.
FROM source AS built
ARG SITE_URL
RUN SITE_URL="${SITE_URL}" pnpm exec turbo run build

FROM source AS api-files
RUN pnpm exec turbo prune @mauzo/api --out-dir /out
RUN --mount=type=cache,id=pnpm,target=/pnpm-store cd /out && pnpm --filter-prod @mauzo/api... install --prod --frozen-lockfile

FROM built AS web-files
RUN pnpm exec turbo prune @mauzo/web --out-dir /out
RUN --mount=type=cache,id=pnpm,target=/pnpm-store cd /out && pnpm --filter @mauzo/web... install --prod --frozen-lockfile
RUN rm -rf apps/web/.next/cache && cp -R apps/web/.next apps/web/public /out/apps/web/

FROM built AS dashboard-files
RUN pnpm exec turbo prune @mauzo/dashboard --out-dir /out
RUN --mount=type=cache,id=pnpm,target=/pnpm-store cd /out && pnpm --filter @mauzo/dashboard... install --prod --frozen-lockfile
RUN rm -rf apps/dashboard/.next/cache && cp -R apps/dashboard/.next apps/dashboard/public /out/apps/dashboard/

FROM built AS cart-files
RUN pnpm exec turbo prune @mauzo/cart --out-dir /out
RUN --mount=type=cache,id=pnpm,target=/pnpm-store cd /out && pnpm --filter @mauzo/cart... install --prod --frozen-lockfile
RUN rm -rf apps/cart/.next/cache && cp -R apps/cart/.next apps/cart/public /out/apps/cart/

FROM node:${NODE}-trixie-slim AS runtime
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
USER node

FROM runtime AS api
COPY --from=api-files /out /mauzo
# A volume gets the owner of the folder it is laid over.
USER root
RUN mkdir /data && chown node:node /data
USER node
WORKDIR /mauzo/apps/api
ENV API_HOST=0.0.0.0 API_PORT=4000 DATA_DIR=/data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/main.ts"]

FROM runtime AS web
COPY --from=web-files /out /mauzo
WORKDIR /mauzo/apps/web
ENV WEB_HOST=0.0.0.0 WEB_PORT=3000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/main.ts"]

FROM runtime AS dashboard
COPY --from=dashboard-files /out /mauzo
WORKDIR /mauzo/apps/dashboard
EXPOSE 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3001/login').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "node_modules/next/dist/bin/next", "start", "--keepAliveTimeout", "70000", "-p", "3001", "-H", "0.0.0.0"]

FROM runtime AS cart
COPY --from=cart-files /out /mauzo
WORKDIR /mauzo/apps/cart
EXPOSE 3002
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3002/cart').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "node_modules/next/dist/bin/next", "start", "--keepAliveTimeout", "70000", "-p", "3002", "-H", "0.0.0.0"]
