import { svelteTesting } from "@testing-library/svelte/vite";
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import { PATIENCE } from "./tests/patience.ts";
import base from "./vite.config.ts";

export default mergeConfig(
  base,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: "jsdom",
      include: ["tests/**/*.test.ts"],
      isolate: false, // files share a jsdom, which takes longer to make than most of them to run
      testTimeout: PATIENCE,
      hookTimeout: PATIENCE,
    },
  }),
);
