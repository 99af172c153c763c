import type { NextConfig } from "next";

/** The baseline: Next with one heading and nothing else. */
const config: NextConfig = { poweredByHeader: false };

export default config;
